int main(void) {
  int counter = 0;
  coutner++;
  return counter;
}
