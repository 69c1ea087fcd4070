struct opaque;
int size(void) { return sizeof(struct opaque); }
struct opaque object;
void call(void) { int x; x(); }
