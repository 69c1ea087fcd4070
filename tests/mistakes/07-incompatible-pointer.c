double d;
int main(void) {
  int *p = &d;
  return *p;
}
