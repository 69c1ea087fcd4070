int main(void) {
  return undeclared_function(1);
}
