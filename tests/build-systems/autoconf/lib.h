int demo_add(int, int);
