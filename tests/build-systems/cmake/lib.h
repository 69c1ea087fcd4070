__attribute__((visibility("default"))) int demo_add(int, int);
