unit32_t x;
int main(void) { return 0; }
