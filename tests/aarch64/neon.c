// Builtins of arm_neon.h with fixed operands; what is printed must not depend on the compiler.
#include <arm_neon.h>
#include <stdio.h>

static unsigned char memory[64] __attribute__((aligned(16)));
static unsigned long state;

static unsigned next(void) {
  state = state * 6364136223846793005ul + 1442695040888963407ul;
  return state >> 33;
}

// Bytes (kind 0), floats (1) or doubles (2) of moderate size.
static void fill(void *p, unsigned long size, int seed, int kind) {
  state = seed * 77777 + 5;
  next();
  if (kind == 1)
    for (unsigned long i = 0; i < size / 4; i++) ((float *)p)[i] = (int)(next() % 2000 - 1000) / 7.0f;
  else if (kind == 2)
    for (unsigned long i = 0; i < size / 8; i++) ((double *)p)[i] = (int)(next() % 2000 - 1000) / 7.0;
  else
    for (unsigned long i = 0; i < size; i++) ((unsigned char *)p)[i] = next() % 3 ? next() : next() % 20;
}

static void show(const char *name, const void *p, unsigned long size) {
  printf("%s", name);
  for (unsigned long i = 0; i < size; i++) printf(" %02x", ((const unsigned char *)p)[i]);
  printf("\n");
}

static void t_vaddq_s32_(void) {
  fill(memory, sizeof memory, 0, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 0, 0);
  int32x4_t a1; fill(&a1, sizeof a1, 1, 0);
  int32x4_t r = vaddq_s32(a0, a1);
  show("vaddq_s32", &r, sizeof r);
}

static void t_vqaddq_s8_(void) {
  fill(memory, sizeof memory, 1, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 7, 0);
  int8x16_t a1; fill(&a1, sizeof a1, 8, 0);
  int8x16_t r = vqaddq_s8(a0, a1);
  show("vqaddq_s8", &r, sizeof r);
}

static void t_vqadd_u16_(void) {
  fill(memory, sizeof memory, 2, 0);
  uint16x4_t a0; fill(&a0, sizeof a0, 14, 0);
  uint16x4_t a1; fill(&a1, sizeof a1, 15, 0);
  uint16x4_t r = vqadd_u16(a0, a1);
  show("vqadd_u16", &r, sizeof r);
}

static void t_vhaddq_u8_(void) {
  fill(memory, sizeof memory, 3, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 21, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 22, 0);
  uint8x16_t r = vhaddq_u8(a0, a1);
  show("vhaddq_u8", &r, sizeof r);
}

static void t_vrhadd_s16_(void) {
  fill(memory, sizeof memory, 4, 0);
  int16x4_t a0; fill(&a0, sizeof a0, 28, 0);
  int16x4_t a1; fill(&a1, sizeof a1, 29, 0);
  int16x4_t r = vrhadd_s16(a0, a1);
  show("vrhadd_s16", &r, sizeof r);
}

static void t_vqsubq_u32_(void) {
  fill(memory, sizeof memory, 5, 0);
  uint32x4_t a0; fill(&a0, sizeof a0, 35, 0);
  uint32x4_t a1; fill(&a1, sizeof a1, 36, 0);
  uint32x4_t r = vqsubq_u32(a0, a1);
  show("vqsubq_u32", &r, sizeof r);
}

static void t_vabdq_f32_(void) {
  fill(memory, sizeof memory, 6, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 42, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 43, 1);
  float32x4_t r = vabdq_f32(a0, a1);
  show("vabdq_f32", &r, sizeof r);
}

static void t_vabd_s8_(void) {
  fill(memory, sizeof memory, 7, 0);
  int8x8_t a0; fill(&a0, sizeof a0, 49, 0);
  int8x8_t a1; fill(&a1, sizeof a1, 50, 0);
  int8x8_t r = vabd_s8(a0, a1);
  show("vabd_s8", &r, sizeof r);
}

static void t_vmaxq_s16_(void) {
  fill(memory, sizeof memory, 8, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 56, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 57, 0);
  int16x8_t r = vmaxq_s16(a0, a1);
  show("vmaxq_s16", &r, sizeof r);
}

static void t_vmaxq_f32_(void) {
  fill(memory, sizeof memory, 9, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 63, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 64, 1);
  float32x4_t r = vmaxq_f32(a0, a1);
  show("vmaxq_f32", &r, sizeof r);
}

static void t_vminq_u8_(void) {
  fill(memory, sizeof memory, 10, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 70, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 71, 0);
  uint8x16_t r = vminq_u8(a0, a1);
  show("vminq_u8", &r, sizeof r);
}

static void t_vmin_f32_(void) {
  fill(memory, sizeof memory, 11, 1);
  float32x2_t a0; fill(&a0, sizeof a0, 77, 1);
  float32x2_t a1; fill(&a1, sizeof a1, 78, 1);
  float32x2_t r = vmin_f32(a0, a1);
  show("vmin_f32", &r, sizeof r);
}

static void t_vmaxnmq_f32_(void) {
  fill(memory, sizeof memory, 12, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 84, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 85, 1);
  float32x4_t r = vmaxnmq_f32(a0, a1);
  show("vmaxnmq_f32", &r, sizeof r);
}

static void t_vmulq_f32_(void) {
  fill(memory, sizeof memory, 13, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 91, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 92, 1);
  float32x4_t r = vmulq_f32(a0, a1);
  show("vmulq_f32", &r, sizeof r);
}

static void t_vmul_p8_(void) {
  fill(memory, sizeof memory, 14, 0);
  poly8x8_t a0; fill(&a0, sizeof a0, 98, 0);
  poly8x8_t a1; fill(&a1, sizeof a1, 99, 0);
  poly8x8_t r = vmul_p8(a0, a1);
  show("vmul_p8", &r, sizeof r);
}

static void t_vmull_s16_(void) {
  fill(memory, sizeof memory, 15, 0);
  int16x4_t a0; fill(&a0, sizeof a0, 105, 0);
  int16x4_t a1; fill(&a1, sizeof a1, 106, 0);
  int32x4_t r = vmull_s16(a0, a1);
  show("vmull_s16", &r, sizeof r);
}

static void t_vmull_p8_(void) {
  fill(memory, sizeof memory, 16, 0);
  poly8x8_t a0; fill(&a0, sizeof a0, 112, 0);
  poly8x8_t a1; fill(&a1, sizeof a1, 113, 0);
  poly16x8_t r = vmull_p8(a0, a1);
  show("vmull_p8", &r, sizeof r);
}

static void t_vqdmull_s16_(void) {
  fill(memory, sizeof memory, 17, 0);
  int16x4_t a0; fill(&a0, sizeof a0, 119, 0);
  int16x4_t a1; fill(&a1, sizeof a1, 120, 0);
  int32x4_t r = vqdmull_s16(a0, a1);
  show("vqdmull_s16", &r, sizeof r);
}

static void t_vqdmulhq_lane_s16_(void) {
  fill(memory, sizeof memory, 18, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 126, 0);
  int16x4_t a1; fill(&a1, sizeof a1, 127, 0);
  int16x8_t r = vqdmulhq_lane_s16(a0, a1, 1);
  show("vqdmulhq_lane_s16", &r, sizeof r);
}

static void t_vqrdmulh_s32_(void) {
  fill(memory, sizeof memory, 19, 0);
  int32x2_t a0; fill(&a0, sizeof a0, 133, 0);
  int32x2_t a1; fill(&a1, sizeof a1, 134, 0);
  int32x2_t r = vqrdmulh_s32(a0, a1);
  show("vqrdmulh_s32", &r, sizeof r);
}

static void t_vfmaq_f32_(void) {
  fill(memory, sizeof memory, 20, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 140, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 141, 1);
  float32x4_t a2; fill(&a2, sizeof a2, 142, 1);
  float32x4_t r = vfmaq_f32(a0, a1, a2);
  show("vfmaq_f32", &r, sizeof r);
}

static void t_vfmaq_lane_f64_(void) {
  fill(memory, sizeof memory, 21, 2);
  float64x2_t a0; fill(&a0, sizeof a0, 147, 2);
  float64x2_t a1; fill(&a1, sizeof a1, 148, 2);
  float64x1_t a2; fill(&a2, sizeof a2, 149, 2);
  float64x2_t r = vfmaq_lane_f64(a0, a1, a2, 1);
  show("vfmaq_lane_f64", &r, sizeof r);
}

static void t_vceqq_f32_(void) {
  fill(memory, sizeof memory, 22, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 154, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 155, 1);
  uint32x4_t r = vceqq_f32(a0, a1);
  show("vceqq_f32", &r, sizeof r);
}

static void t_vcgeq_s8_(void) {
  fill(memory, sizeof memory, 23, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 161, 0);
  int8x16_t a1; fill(&a1, sizeof a1, 162, 0);
  uint8x16_t r = vcgeq_s8(a0, a1);
  show("vcgeq_s8", &r, sizeof r);
}

static void t_vcltq_u16_(void) {
  fill(memory, sizeof memory, 24, 0);
  uint16x8_t a0; fill(&a0, sizeof a0, 168, 0);
  uint16x8_t a1; fill(&a1, sizeof a1, 169, 0);
  uint16x8_t r = vcltq_u16(a0, a1);
  show("vcltq_u16", &r, sizeof r);
}

static void t_vceqzq_f64_(void) {
  fill(memory, sizeof memory, 25, 2);
  float64x2_t a0; fill(&a0, sizeof a0, 175, 2);
  uint64x2_t r = vceqzq_f64(a0);
  show("vceqzq_f64", &r, sizeof r);
}

static void t_vcageq_f32_(void) {
  fill(memory, sizeof memory, 26, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 182, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 183, 1);
  uint32x4_t r = vcageq_f32(a0, a1);
  show("vcageq_f32", &r, sizeof r);
}

static void t_vtstq_s32_(void) {
  fill(memory, sizeof memory, 27, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 189, 0);
  int32x4_t a1; fill(&a1, sizeof a1, 190, 0);
  uint32x4_t r = vtstq_s32(a0, a1);
  show("vtstq_s32", &r, sizeof r);
}

static void t_vcvtq_f32_s32_(void) {
  fill(memory, sizeof memory, 28, 1);
  int32x4_t a0; fill(&a0, sizeof a0, 196, 0);
  float32x4_t r = vcvtq_f32_s32(a0);
  show("vcvtq_f32_s32", &r, sizeof r);
}

static void t_vcvtq_s32_f32_(void) {
  fill(memory, sizeof memory, 29, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 203, 1);
  int32x4_t r = vcvtq_s32_f32(a0);
  show("vcvtq_s32_f32", &r, sizeof r);
}

static void t_vcvtq_u32_f32_(void) {
  fill(memory, sizeof memory, 30, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 210, 1);
  uint32x4_t r = vcvtq_u32_f32(a0);
  show("vcvtq_u32_f32", &r, sizeof r);
}

static void t_vcvtq_n_f32_u32_(void) {
  fill(memory, sizeof memory, 31, 1);
  uint32x4_t a0; fill(&a0, sizeof a0, 217, 0);
  float32x4_t r = vcvtq_n_f32_u32(a0, 3);
  show("vcvtq_n_f32_u32", &r, sizeof r);
}

static void t_vcvtq_n_s32_f32_(void) {
  fill(memory, sizeof memory, 32, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 224, 1);
  int32x4_t r = vcvtq_n_s32_f32(a0, 3);
  show("vcvtq_n_s32_f32", &r, sizeof r);
}

static void t_vcvtaq_s32_f32_(void) {
  fill(memory, sizeof memory, 33, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 231, 1);
  int32x4_t r = vcvtaq_s32_f32(a0);
  show("vcvtaq_s32_f32", &r, sizeof r);
}

static void t_vcvt_f16_f32_(void) {
  fill(memory, sizeof memory, 34, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 238, 1);
  float16x4_t r = vcvt_f16_f32(a0);
  show("vcvt_f16_f32", &r, sizeof r);
}

static void t_vcvt_f32_f64_(void) {
  fill(memory, sizeof memory, 35, 1);
  float64x2_t a0; fill(&a0, sizeof a0, 245, 2);
  float32x2_t r = vcvt_f32_f64(a0);
  show("vcvt_f32_f64", &r, sizeof r);
}

static void t_vcvt_high_f64_f32_(void) {
  fill(memory, sizeof memory, 36, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 252, 1);
  float64x2_t r = vcvt_high_f64_f32(a0);
  show("vcvt_high_f64_f32", &r, sizeof r);
}

static void t_vcvtx_f32_f64_(void) {
  fill(memory, sizeof memory, 37, 1);
  float64x2_t a0; fill(&a0, sizeof a0, 259, 2);
  float32x2_t r = vcvtx_f32_f64(a0);
  show("vcvtx_f32_f64", &r, sizeof r);
}

static void t_vrndq_f32_(void) {
  fill(memory, sizeof memory, 38, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 266, 1);
  float32x4_t r = vrndq_f32(a0);
  show("vrndq_f32", &r, sizeof r);
}

static void t_vrndnq_f32_(void) {
  fill(memory, sizeof memory, 39, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 273, 1);
  float32x4_t r = vrndnq_f32(a0);
  show("vrndnq_f32", &r, sizeof r);
}

static void t_vsqrtq_f64_(void) {
  fill(memory, sizeof memory, 40, 2);
  float64x2_t a0; fill(&a0, sizeof a0, 280, 2);
  float64x2_t r = vsqrtq_f64(a0);
  show("vsqrtq_f64", &r, sizeof r);
}

static void t_vrecpeq_f32_(void) {
  fill(memory, sizeof memory, 41, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 287, 1);
  float32x4_t r = vrecpeq_f32(a0);
  show("vrecpeq_f32", &r, sizeof r);
}

static void t_vrsqrtsq_f32_(void) {
  fill(memory, sizeof memory, 42, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 294, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 295, 1);
  float32x4_t r = vrsqrtsq_f32(a0, a1);
  show("vrsqrtsq_f32", &r, sizeof r);
}

static void t_vabsq_s16_(void) {
  fill(memory, sizeof memory, 43, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 301, 0);
  int16x8_t r = vabsq_s16(a0);
  show("vabsq_s16", &r, sizeof r);
}

static void t_vqnegq_s8_(void) {
  fill(memory, sizeof memory, 44, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 308, 0);
  int8x16_t r = vqnegq_s8(a0);
  show("vqnegq_s8", &r, sizeof r);
}

static void t_vnegq_f32_(void) {
  fill(memory, sizeof memory, 45, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 315, 1);
  float32x4_t r = vnegq_f32(a0);
  show("vnegq_f32", &r, sizeof r);
}

static void t_vclzq_u16_(void) {
  fill(memory, sizeof memory, 46, 0);
  uint16x8_t a0; fill(&a0, sizeof a0, 322, 0);
  uint16x8_t r = vclzq_u16(a0);
  show("vclzq_u16", &r, sizeof r);
}

static void t_vclsq_s32_(void) {
  fill(memory, sizeof memory, 47, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 329, 0);
  int32x4_t r = vclsq_s32(a0);
  show("vclsq_s32", &r, sizeof r);
}

static void t_vcntq_u8_(void) {
  fill(memory, sizeof memory, 48, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 336, 0);
  uint8x16_t r = vcntq_u8(a0);
  show("vcntq_u8", &r, sizeof r);
}

static void t_vrbitq_s8_(void) {
  fill(memory, sizeof memory, 49, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 343, 0);
  int8x16_t r = vrbitq_s8(a0);
  show("vrbitq_s8", &r, sizeof r);
}

static void t_vshlq_n_s16_(void) {
  fill(memory, sizeof memory, 50, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 350, 0);
  int16x8_t r = vshlq_n_s16(a0, 3);
  show("vshlq_n_s16", &r, sizeof r);
}

static void t_vshrq_n_s8_(void) {
  fill(memory, sizeof memory, 51, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 357, 0);
  int8x16_t r = vshrq_n_s8(a0, 3);
  show("vshrq_n_s8", &r, sizeof r);
}

static void t_vshrq_n_u8_(void) {
  fill(memory, sizeof memory, 52, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 364, 0);
  uint8x16_t r = vshrq_n_u8(a0, 3);
  show("vshrq_n_u8", &r, sizeof r);
}

static void t_vsraq_n_s32_(void) {
  fill(memory, sizeof memory, 53, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 371, 0);
  int32x4_t a1; fill(&a1, sizeof a1, 372, 0);
  int32x4_t r = vsraq_n_s32(a0, a1, 3);
  show("vsraq_n_s32", &r, sizeof r);
}

static void t_vrshrq_n_s16_(void) {
  fill(memory, sizeof memory, 54, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 378, 0);
  int16x8_t r = vrshrq_n_s16(a0, 3);
  show("vrshrq_n_s16", &r, sizeof r);
}

static void t_vrsraq_n_u16_(void) {
  fill(memory, sizeof memory, 55, 0);
  uint16x8_t a0; fill(&a0, sizeof a0, 385, 0);
  uint16x8_t a1; fill(&a1, sizeof a1, 386, 0);
  uint16x8_t r = vrsraq_n_u16(a0, a1, 3);
  show("vrsraq_n_u16", &r, sizeof r);
}

static void t_vqshlq_n_s8_(void) {
  fill(memory, sizeof memory, 56, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 392, 0);
  int8x16_t r = vqshlq_n_s8(a0, 3);
  show("vqshlq_n_s8", &r, sizeof r);
}

static void t_vqshluq_n_s16_(void) {
  fill(memory, sizeof memory, 57, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 399, 0);
  uint16x8_t r = vqshluq_n_s16(a0, 3);
  show("vqshluq_n_s16", &r, sizeof r);
}

static void t_vsriq_n_u32_(void) {
  fill(memory, sizeof memory, 58, 0);
  uint32x4_t a0; fill(&a0, sizeof a0, 406, 0);
  uint32x4_t a1; fill(&a1, sizeof a1, 407, 0);
  uint32x4_t r = vsriq_n_u32(a0, a1, 3);
  show("vsriq_n_u32", &r, sizeof r);
}

static void t_vsliq_n_s8_(void) {
  fill(memory, sizeof memory, 59, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 413, 0);
  int8x16_t a1; fill(&a1, sizeof a1, 414, 0);
  int8x16_t r = vsliq_n_s8(a0, a1, 3);
  show("vsliq_n_s8", &r, sizeof r);
}

static void t_vshlq_s32_(void) {
  fill(memory, sizeof memory, 60, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 420, 0);
  int32x4_t a1; fill(&a1, sizeof a1, 421, 0);
  int32x4_t r = vshlq_s32(a0, a1);
  show("vshlq_s32", &r, sizeof r);
}

static void t_vrshlq_u16_(void) {
  fill(memory, sizeof memory, 61, 0);
  uint16x8_t a0; fill(&a0, sizeof a0, 427, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 428, 0);
  uint16x8_t r = vrshlq_u16(a0, a1);
  show("vrshlq_u16", &r, sizeof r);
}

static void t_vqshlq_s8_(void) {
  fill(memory, sizeof memory, 62, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 434, 0);
  int8x16_t a1; fill(&a1, sizeof a1, 435, 0);
  int8x16_t r = vqshlq_s8(a0, a1);
  show("vqshlq_s8", &r, sizeof r);
}

static void t_vqrshlq_s32_(void) {
  fill(memory, sizeof memory, 63, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 441, 0);
  int32x4_t a1; fill(&a1, sizeof a1, 442, 0);
  int32x4_t r = vqrshlq_s32(a0, a1);
  show("vqrshlq_s32", &r, sizeof r);
}

static void t_vshll_n_s8_(void) {
  fill(memory, sizeof memory, 64, 0);
  int8x8_t a0; fill(&a0, sizeof a0, 448, 0);
  int16x8_t r = vshll_n_s8(a0, 3);
  show("vshll_n_s8", &r, sizeof r);
}

static void t_vshrn_n_s32_(void) {
  fill(memory, sizeof memory, 65, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 455, 0);
  int16x4_t r = vshrn_n_s32(a0, 3);
  show("vshrn_n_s32", &r, sizeof r);
}

static void t_vrshrn_n_s16_(void) {
  fill(memory, sizeof memory, 66, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 462, 0);
  int8x8_t r = vrshrn_n_s16(a0, 3);
  show("vrshrn_n_s16", &r, sizeof r);
}

static void t_vqshrn_n_u32_(void) {
  fill(memory, sizeof memory, 67, 0);
  uint32x4_t a0; fill(&a0, sizeof a0, 469, 0);
  uint16x4_t r = vqshrn_n_u32(a0, 3);
  show("vqshrn_n_u32", &r, sizeof r);
}

static void t_vqrshrun_n_s32_(void) {
  fill(memory, sizeof memory, 68, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 476, 0);
  uint16x4_t r = vqrshrun_n_s32(a0, 3);
  show("vqrshrun_n_s32", &r, sizeof r);
}

static void t_vmovl_s8_(void) {
  fill(memory, sizeof memory, 69, 0);
  int8x8_t a0; fill(&a0, sizeof a0, 483, 0);
  int16x8_t r = vmovl_s8(a0);
  show("vmovl_s8", &r, sizeof r);
}

static void t_vmovn_s32_(void) {
  fill(memory, sizeof memory, 70, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 490, 0);
  int16x4_t r = vmovn_s32(a0);
  show("vmovn_s32", &r, sizeof r);
}

static void t_vqmovn_u16_(void) {
  fill(memory, sizeof memory, 71, 0);
  uint16x8_t a0; fill(&a0, sizeof a0, 497, 0);
  uint8x8_t r = vqmovn_u16(a0);
  show("vqmovn_u16", &r, sizeof r);
}

static void t_vqmovun_s32_(void) {
  fill(memory, sizeof memory, 72, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 504, 0);
  uint16x4_t r = vqmovun_s32(a0);
  show("vqmovun_s32", &r, sizeof r);
}

static void t_vaddhn_s32_(void) {
  fill(memory, sizeof memory, 73, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 511, 0);
  int32x4_t a1; fill(&a1, sizeof a1, 512, 0);
  int16x4_t r = vaddhn_s32(a0, a1);
  show("vaddhn_s32", &r, sizeof r);
}

static void t_vraddhn_u16_(void) {
  fill(memory, sizeof memory, 74, 0);
  uint16x8_t a0; fill(&a0, sizeof a0, 518, 0);
  uint16x8_t a1; fill(&a1, sizeof a1, 519, 0);
  uint8x8_t r = vraddhn_u16(a0, a1);
  show("vraddhn_u16", &r, sizeof r);
}

static void t_vsubhn_s64_(void) {
  fill(memory, sizeof memory, 75, 0);
  int64x2_t a0; fill(&a0, sizeof a0, 525, 0);
  int64x2_t a1; fill(&a1, sizeof a1, 526, 0);
  int32x2_t r = vsubhn_s64(a0, a1);
  show("vsubhn_s64", &r, sizeof r);
}

static void t_vpaddq_s16_(void) {
  fill(memory, sizeof memory, 76, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 532, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 533, 0);
  int16x8_t r = vpaddq_s16(a0, a1);
  show("vpaddq_s16", &r, sizeof r);
}

static void t_vpaddq_f32_(void) {
  fill(memory, sizeof memory, 77, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 539, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 540, 1);
  float32x4_t r = vpaddq_f32(a0, a1);
  show("vpaddq_f32", &r, sizeof r);
}

static void t_vpaddlq_u8_(void) {
  fill(memory, sizeof memory, 78, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 546, 0);
  uint16x8_t r = vpaddlq_u8(a0);
  show("vpaddlq_u8", &r, sizeof r);
}

static void t_vpadalq_s16_(void) {
  fill(memory, sizeof memory, 79, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 553, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 554, 0);
  int32x4_t r = vpadalq_s16(a0, a1);
  show("vpadalq_s16", &r, sizeof r);
}

static void t_vpmaxq_u8_(void) {
  fill(memory, sizeof memory, 80, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 560, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 561, 0);
  uint8x16_t r = vpmaxq_u8(a0, a1);
  show("vpmaxq_u8", &r, sizeof r);
}

static void t_vpminq_f32_(void) {
  fill(memory, sizeof memory, 81, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 567, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 568, 1);
  float32x4_t r = vpminq_f32(a0, a1);
  show("vpminq_f32", &r, sizeof r);
}

static void t_vaddvq_s32_(void) {
  fill(memory, sizeof memory, 82, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 574, 0);
  int32_t r = vaddvq_s32(a0);
  show("vaddvq_s32", &r, sizeof r);
}

static void t_vaddvq_f32_(void) {
  fill(memory, sizeof memory, 83, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 581, 1);
  float32_t r = vaddvq_f32(a0);
  show("vaddvq_f32", &r, sizeof r);
}

static void t_vaddlvq_u8_(void) {
  fill(memory, sizeof memory, 84, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 588, 0);
  uint16_t r = vaddlvq_u8(a0);
  show("vaddlvq_u8", &r, sizeof r);
}

static void t_vmaxvq_s8_(void) {
  fill(memory, sizeof memory, 85, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 595, 0);
  int8_t r = vmaxvq_s8(a0);
  show("vmaxvq_s8", &r, sizeof r);
}

static void t_vminvq_f32_(void) {
  fill(memory, sizeof memory, 86, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 602, 1);
  float32_t r = vminvq_f32(a0);
  show("vminvq_f32", &r, sizeof r);
}

static void t_vmaxnmvq_f32_(void) {
  fill(memory, sizeof memory, 87, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 609, 1);
  float32_t r = vmaxnmvq_f32(a0);
  show("vmaxnmvq_f32", &r, sizeof r);
}

static void t_vbslq_f32_(void) {
  fill(memory, sizeof memory, 88, 1);
  uint32x4_t a0; fill(&a0, sizeof a0, 616, 0);
  float32x4_t a1; fill(&a1, sizeof a1, 617, 1);
  float32x4_t a2; fill(&a2, sizeof a2, 618, 1);
  float32x4_t r = vbslq_f32(a0, a1, a2);
  show("vbslq_f32", &r, sizeof r);
}

static void t_vbslq_u8_(void) {
  fill(memory, sizeof memory, 89, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 623, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 624, 0);
  uint8x16_t a2; fill(&a2, sizeof a2, 625, 0);
  uint8x16_t r = vbslq_u8(a0, a1, a2);
  show("vbslq_u8", &r, sizeof r);
}

static void t_vextq_u8_(void) {
  fill(memory, sizeof memory, 90, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 630, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 631, 0);
  uint8x16_t r = vextq_u8(a0, a1, 1);
  show("vextq_u8", &r, sizeof r);
}

static void t_vtrnq_s16_(void) {
  fill(memory, sizeof memory, 91, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 637, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 638, 0);
  int16x8x2_t r = vtrnq_s16(a0, a1);
  show("vtrnq_s16", &r, sizeof r);
}

static void t_vuzpq_f32_(void) {
  fill(memory, sizeof memory, 92, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 644, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 645, 1);
  float32x4x2_t r = vuzpq_f32(a0, a1);
  show("vuzpq_f32", &r, sizeof r);
}

static void t_vzipq_u8_(void) {
  fill(memory, sizeof memory, 93, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 651, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 652, 0);
  uint8x16x2_t r = vzipq_u8(a0, a1);
  show("vzipq_u8", &r, sizeof r);
}

static void t_vrev64q_s8_(void) {
  fill(memory, sizeof memory, 94, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 658, 0);
  int8x16_t r = vrev64q_s8(a0);
  show("vrev64q_s8", &r, sizeof r);
}

static void t_vtbl1_u8_(void) {
  fill(memory, sizeof memory, 95, 0);
  uint8x8_t a0; fill(&a0, sizeof a0, 665, 0);
  uint8x8_t a1; fill(&a1, sizeof a1, 666, 0);
  uint8x8_t r = vtbl1_u8(a0, a1);
  show("vtbl1_u8", &r, sizeof r);
}

static void t_vtbl3_s8_(void) {
  fill(memory, sizeof memory, 96, 0);
  int8x8x3_t a0; fill(&a0, sizeof a0, 672, 0);
  int8x8_t a1; fill(&a1, sizeof a1, 673, 0);
  int8x8_t r = vtbl3_s8(a0, a1);
  show("vtbl3_s8", &r, sizeof r);
}

static void t_vtbx2_u8_(void) {
  fill(memory, sizeof memory, 97, 0);
  uint8x8_t a0; fill(&a0, sizeof a0, 679, 0);
  uint8x8x2_t a1; fill(&a1, sizeof a1, 680, 0);
  uint8x8_t a2; fill(&a2, sizeof a2, 681, 0);
  uint8x8_t r = vtbx2_u8(a0, a1, a2);
  show("vtbx2_u8", &r, sizeof r);
}

static void t_vtbx3_u8_(void) {
  fill(memory, sizeof memory, 98, 0);
  uint8x8_t a0; fill(&a0, sizeof a0, 686, 0);
  uint8x8x3_t a1; fill(&a1, sizeof a1, 687, 0);
  uint8x8_t a2; fill(&a2, sizeof a2, 688, 0);
  uint8x8_t r = vtbx3_u8(a0, a1, a2);
  show("vtbx3_u8", &r, sizeof r);
}

static void t_vqtbl1q_u8_(void) {
  fill(memory, sizeof memory, 99, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 693, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 694, 0);
  uint8x16_t r = vqtbl1q_u8(a0, a1);
  show("vqtbl1q_u8", &r, sizeof r);
}

static void t_vqtbl4q_s8_(void) {
  fill(memory, sizeof memory, 100, 0);
  int8x16x4_t a0; fill(&a0, sizeof a0, 700, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 701, 0);
  int8x16_t r = vqtbl4q_s8(a0, a1);
  show("vqtbl4q_s8", &r, sizeof r);
}

static void t_vqtbx2q_u8_(void) {
  fill(memory, sizeof memory, 101, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 707, 0);
  uint8x16x2_t a1; fill(&a1, sizeof a1, 708, 0);
  uint8x16_t a2; fill(&a2, sizeof a2, 709, 0);
  uint8x16_t r = vqtbx2q_u8(a0, a1, a2);
  show("vqtbx2q_u8", &r, sizeof r);
}

static void t_vdupq_lane_s16_(void) {
  fill(memory, sizeof memory, 102, 0);
  int16x4_t a0; fill(&a0, sizeof a0, 714, 0);
  int16x8_t r = vdupq_lane_s16(a0, 1);
  show("vdupq_lane_s16", &r, sizeof r);
}

static void t_vdupq_laneq_f32_(void) {
  fill(memory, sizeof memory, 103, 1);
  float32x4_t a0; fill(&a0, sizeof a0, 721, 1);
  float32x4_t r = vdupq_laneq_f32(a0, 1);
  show("vdupq_laneq_f32", &r, sizeof r);
}

static void t_vgetq_lane_s8_(void) {
  fill(memory, sizeof memory, 104, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 728, 0);
  int8_t r = vgetq_lane_s8(a0, 1);
  show("vgetq_lane_s8", &r, sizeof r);
}

static void t_vsetq_lane_f32_(void) {
  fill(memory, sizeof memory, 105, 1);
  float32_t a0; fill(&a0, sizeof a0, 735, 1);
  float32x4_t a1; fill(&a1, sizeof a1, 736, 1);
  float32x4_t r = vsetq_lane_f32(a0, a1, 1);
  show("vsetq_lane_f32", &r, sizeof r);
}

static void t_vcopyq_lane_s32_(void) {
  fill(memory, sizeof memory, 106, 0);
  int32x4_t a0; fill(&a0, sizeof a0, 742, 0);
  int32x2_t a2; fill(&a2, sizeof a2, 744, 0);
  int32x4_t r = vcopyq_lane_s32(a0, 1, a2, 1);
  show("vcopyq_lane_s32", &r, sizeof r);
}

static void t_vcombine_s16_(void) {
  fill(memory, sizeof memory, 107, 0);
  int16x4_t a0; fill(&a0, sizeof a0, 749, 0);
  int16x4_t a1; fill(&a1, sizeof a1, 750, 0);
  int16x8_t r = vcombine_s16(a0, a1);
  show("vcombine_s16", &r, sizeof r);
}

static void t_vld1q_s32_(void) {
  fill(memory, sizeof memory, 108, 0);
  int32x4_t r = vld1q_s32((void *)memory);
  show("vld1q_s32", &r, sizeof r);
}

static void t_vld1q_lane_s16_(void) {
  fill(memory, sizeof memory, 109, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 764, 0);
  int16x8_t r = vld1q_lane_s16((void *)memory, a1, 1);
  show("vld1q_lane_s16", &r, sizeof r);
}

static void t_vld1q_dup_f32_(void) {
  fill(memory, sizeof memory, 110, 1);
  float32x4_t r = vld1q_dup_f32((void *)memory);
  show("vld1q_dup_f32", &r, sizeof r);
}

static void t_vld2q_s8_(void) {
  fill(memory, sizeof memory, 111, 0);
  int8x16x2_t r = vld2q_s8((void *)memory);
  show("vld2q_s8", &r, sizeof r);
}

static void t_vld2q_lane_s16_(void) {
  fill(memory, sizeof memory, 112, 0);
  int16x8x2_t a1; fill(&a1, sizeof a1, 785, 0);
  int16x8x2_t r = vld2q_lane_s16((void *)memory, a1, 1);
  show("vld2q_lane_s16", &r, sizeof r);
}

static void t_vld2q_dup_s32_(void) {
  fill(memory, sizeof memory, 113, 0);
  int32x4x2_t r = vld2q_dup_s32((void *)memory);
  show("vld2q_dup_s32", &r, sizeof r);
}

static void t_vld3q_f32_(void) {
  fill(memory, sizeof memory, 114, 1);
  float32x4x3_t r = vld3q_f32((void *)memory);
  show("vld3q_f32", &r, sizeof r);
}

static void t_vld4_u8_(void) {
  fill(memory, sizeof memory, 115, 0);
  uint8x8x4_t r = vld4_u8((void *)memory);
  show("vld4_u8", &r, sizeof r);
}

static void t_vst1q_s32_(void) {
  fill(memory, sizeof memory, 116, 0);
  int32x4_t a1; fill(&a1, sizeof a1, 813, 0);
  vst1q_s32((void *)memory, a1);
  show("vst1q_s32", memory, sizeof memory);
}

static void t_vst1q_lane_u8_(void) {
  fill(memory, sizeof memory, 117, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 820, 0);
  vst1q_lane_u8((void *)memory, a1, 1);
  show("vst1q_lane_u8", memory, sizeof memory);
}

static void t_vst2q_s16_(void) {
  fill(memory, sizeof memory, 118, 0);
  int16x8x2_t a1; fill(&a1, sizeof a1, 827, 0);
  vst2q_s16((void *)memory, a1);
  show("vst2q_s16", memory, sizeof memory);
}

static void t_vst3_u8_(void) {
  fill(memory, sizeof memory, 119, 0);
  uint8x8x3_t a1; fill(&a1, sizeof a1, 834, 0);
  vst3_u8((void *)memory, a1);
  show("vst3_u8", memory, sizeof memory);
}

static void t_vst4q_f32_(void) {
  fill(memory, sizeof memory, 120, 1);
  float32x4x4_t a1; fill(&a1, sizeof a1, 841, 1);
  vst4q_f32((void *)memory, a1);
  show("vst4q_f32", memory, sizeof memory);
}

static void t_vst2q_lane_s16_(void) {
  fill(memory, sizeof memory, 121, 0);
  int16x8x2_t a1; fill(&a1, sizeof a1, 848, 0);
  vst2q_lane_s16((void *)memory, a1, 1);
  show("vst2q_lane_s16", memory, sizeof memory);
}

static void t_vuqaddq_s8_(void) {
  fill(memory, sizeof memory, 122, 0);
  int8x16_t a0; fill(&a0, sizeof a0, 854, 0);
  uint8x16_t a1; fill(&a1, sizeof a1, 855, 0);
  int8x16_t r = vuqaddq_s8(a0, a1);
  show("vuqaddq_s8", &r, sizeof r);
}

static void t_vsqaddq_u8_(void) {
  fill(memory, sizeof memory, 123, 0);
  uint8x16_t a0; fill(&a0, sizeof a0, 861, 0);
  int8x16_t a1; fill(&a1, sizeof a1, 862, 0);
  uint8x16_t r = vsqaddq_u8(a0, a1);
  show("vsqaddq_u8", &r, sizeof r);
}

static void t_vqaddb_s8_(void) {
  fill(memory, sizeof memory, 124, 0);
  int8_t a0; fill(&a0, sizeof a0, 868, 0);
  int8_t a1; fill(&a1, sizeof a1, 869, 0);
  int8_t r = vqaddb_s8(a0, a1);
  show("vqaddb_s8", &r, sizeof r);
}

static void t_vqshlh_s16_(void) {
  fill(memory, sizeof memory, 125, 0);
  int16_t a0; fill(&a0, sizeof a0, 875, 0);
  int16_t a1; fill(&a1, sizeof a1, 876, 0);
  int16_t r = vqshlh_s16(a0, a1);
  show("vqshlh_s16", &r, sizeof r);
}

static void t_vqmovnd_s64_(void) {
  fill(memory, sizeof memory, 126, 0);
  int64_t a0; fill(&a0, sizeof a0, 882, 0);
  int32_t r = vqmovnd_s64(a0);
  show("vqmovnd_s64", &r, sizeof r);
}

static void t_vqshrnh_n_s16_(void) {
  fill(memory, sizeof memory, 127, 0);
  int16_t a0; fill(&a0, sizeof a0, 889, 0);
  int8_t r = vqshrnh_n_s16(a0, 3);
  show("vqshrnh_n_s16", &r, sizeof r);
}

static void t_vqdmlals_s32_(void) {
  fill(memory, sizeof memory, 128, 0);
  int64_t a0; fill(&a0, sizeof a0, 896, 0);
  int32_t a1; fill(&a1, sizeof a1, 897, 0);
  int32_t a2; fill(&a2, sizeof a2, 898, 0);
  int64_t r = vqdmlals_s32(a0, a1, a2);
  show("vqdmlals_s32", &r, sizeof r);
}

static void t_vabdd_f64_(void) {
  fill(memory, sizeof memory, 129, 2);
  float64_t a0; fill(&a0, sizeof a0, 903, 2);
  float64_t a1; fill(&a1, sizeof a1, 904, 2);
  float64_t r = vabdd_f64(a0, a1);
  show("vabdd_f64", &r, sizeof r);
}

static void t_vaddd_s64_(void) {
  fill(memory, sizeof memory, 130, 0);
  int64_t a0; fill(&a0, sizeof a0, 910, 0);
  int64_t a1; fill(&a1, sizeof a1, 911, 0);
  int64_t r = vaddd_s64(a0, a1);
  show("vaddd_s64", &r, sizeof r);
}

static void t_vceqd_s64_(void) {
  fill(memory, sizeof memory, 131, 0);
  int64_t a0; fill(&a0, sizeof a0, 917, 0);
  int64_t a1; fill(&a1, sizeof a1, 918, 0);
  uint64_t r = vceqd_s64(a0, a1);
  show("vceqd_s64", &r, sizeof r);
}

static void t_vcvts_n_f32_s32_(void) {
  fill(memory, sizeof memory, 132, 1);
  int32_t a0; fill(&a0, sizeof a0, 924, 0);
  float32_t r = vcvts_n_f32_s32(a0, 3);
  show("vcvts_n_f32_s32", &r, sizeof r);
}

static void t_vcvtd_u64_f64_(void) {
  fill(memory, sizeof memory, 133, 2);
  float64_t a0; fill(&a0, sizeof a0, 931, 2);
  uint64_t r = vcvtd_u64_f64(a0);
  show("vcvtd_u64_f64", &r, sizeof r);
}

static void t_vrecpes_f32_(void) {
  fill(memory, sizeof memory, 134, 1);
  float32_t a0; fill(&a0, sizeof a0, 938, 1);
  float32_t r = vrecpes_f32(a0);
  show("vrecpes_f32", &r, sizeof r);
}

static void t_vqrshrund_n_s64_(void) {
  fill(memory, sizeof memory, 135, 0);
  int64_t a0; fill(&a0, sizeof a0, 945, 0);
  uint32_t r = vqrshrund_n_s64(a0, 3);
  show("vqrshrund_n_s64", &r, sizeof r);
}

static void t_vshld_n_u64_(void) {
  fill(memory, sizeof memory, 136, 0);
  uint64_t a0; fill(&a0, sizeof a0, 952, 0);
  uint64_t r = vshld_n_u64(a0, 3);
  show("vshld_n_u64", &r, sizeof r);
}

static void t_vsrid_n_u64_(void) {
  fill(memory, sizeof memory, 137, 0);
  uint64_t a0; fill(&a0, sizeof a0, 959, 0);
  uint64_t a1; fill(&a1, sizeof a1, 960, 0);
  uint64_t r = vsrid_n_u64(a0, a1, 3);
  show("vsrid_n_u64", &r, sizeof r);
}

static void t_vmlaq_lane_s16_(void) {
  fill(memory, sizeof memory, 138, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 966, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 967, 0);
  int16x4_t a2; fill(&a2, sizeof a2, 968, 0);
  int16x8_t r = vmlaq_lane_s16(a0, a1, a2, 1);
  show("vmlaq_lane_s16", &r, sizeof r);
}

static void t_vmull_high_s16_(void) {
  fill(memory, sizeof memory, 139, 0);
  int16x8_t a0; fill(&a0, sizeof a0, 973, 0);
  int16x8_t a1; fill(&a1, sizeof a1, 974, 0);
  int32x4_t r = vmull_high_s16(a0, a1);
  show("vmull_high_s16", &r, sizeof r);
}

static void t_vmulxq_f64_(void) {
  fill(memory, sizeof memory, 140, 2);
  float64x2_t a0; fill(&a0, sizeof a0, 980, 2);
  float64x2_t a1; fill(&a1, sizeof a1, 981, 2);
  float64x2_t r = vmulxq_f64(a0, a1);
  show("vmulxq_f64", &r, sizeof r);
}

int main(void) {
  t_vaddq_s32_();
  t_vqaddq_s8_();
  t_vqadd_u16_();
  t_vhaddq_u8_();
  t_vrhadd_s16_();
  t_vqsubq_u32_();
  t_vabdq_f32_();
  t_vabd_s8_();
  t_vmaxq_s16_();
  t_vmaxq_f32_();
  t_vminq_u8_();
  t_vmin_f32_();
  t_vmaxnmq_f32_();
  t_vmulq_f32_();
  t_vmul_p8_();
  t_vmull_s16_();
  t_vmull_p8_();
  t_vqdmull_s16_();
  t_vqdmulhq_lane_s16_();
  t_vqrdmulh_s32_();
  t_vfmaq_f32_();
  t_vfmaq_lane_f64_();
  t_vceqq_f32_();
  t_vcgeq_s8_();
  t_vcltq_u16_();
  t_vceqzq_f64_();
  t_vcageq_f32_();
  t_vtstq_s32_();
  t_vcvtq_f32_s32_();
  t_vcvtq_s32_f32_();
  t_vcvtq_u32_f32_();
  t_vcvtq_n_f32_u32_();
  t_vcvtq_n_s32_f32_();
  t_vcvtaq_s32_f32_();
  t_vcvt_f16_f32_();
  t_vcvt_f32_f64_();
  t_vcvt_high_f64_f32_();
  t_vcvtx_f32_f64_();
  t_vrndq_f32_();
  t_vrndnq_f32_();
  t_vsqrtq_f64_();
  t_vrecpeq_f32_();
  t_vrsqrtsq_f32_();
  t_vabsq_s16_();
  t_vqnegq_s8_();
  t_vnegq_f32_();
  t_vclzq_u16_();
  t_vclsq_s32_();
  t_vcntq_u8_();
  t_vrbitq_s8_();
  t_vshlq_n_s16_();
  t_vshrq_n_s8_();
  t_vshrq_n_u8_();
  t_vsraq_n_s32_();
  t_vrshrq_n_s16_();
  t_vrsraq_n_u16_();
  t_vqshlq_n_s8_();
  t_vqshluq_n_s16_();
  t_vsriq_n_u32_();
  t_vsliq_n_s8_();
  t_vshlq_s32_();
  t_vrshlq_u16_();
  t_vqshlq_s8_();
  t_vqrshlq_s32_();
  t_vshll_n_s8_();
  t_vshrn_n_s32_();
  t_vrshrn_n_s16_();
  t_vqshrn_n_u32_();
  t_vqrshrun_n_s32_();
  t_vmovl_s8_();
  t_vmovn_s32_();
  t_vqmovn_u16_();
  t_vqmovun_s32_();
  t_vaddhn_s32_();
  t_vraddhn_u16_();
  t_vsubhn_s64_();
  t_vpaddq_s16_();
  t_vpaddq_f32_();
  t_vpaddlq_u8_();
  t_vpadalq_s16_();
  t_vpmaxq_u8_();
  t_vpminq_f32_();
  t_vaddvq_s32_();
  t_vaddvq_f32_();
  t_vaddlvq_u8_();
  t_vmaxvq_s8_();
  t_vminvq_f32_();
  t_vmaxnmvq_f32_();
  t_vbslq_f32_();
  t_vbslq_u8_();
  t_vextq_u8_();
  t_vtrnq_s16_();
  t_vuzpq_f32_();
  t_vzipq_u8_();
  t_vrev64q_s8_();
  t_vtbl1_u8_();
  t_vtbl3_s8_();
  t_vtbx2_u8_();
  t_vtbx3_u8_();
  t_vqtbl1q_u8_();
  t_vqtbl4q_s8_();
  t_vqtbx2q_u8_();
  t_vdupq_lane_s16_();
  t_vdupq_laneq_f32_();
  t_vgetq_lane_s8_();
  t_vsetq_lane_f32_();
  t_vcopyq_lane_s32_();
  t_vcombine_s16_();
  t_vld1q_s32_();
  t_vld1q_lane_s16_();
  t_vld1q_dup_f32_();
  t_vld2q_s8_();
  t_vld2q_lane_s16_();
  t_vld2q_dup_s32_();
  t_vld3q_f32_();
  t_vld4_u8_();
  t_vst1q_s32_();
  t_vst1q_lane_u8_();
  t_vst2q_s16_();
  t_vst3_u8_();
  t_vst4q_f32_();
  t_vst2q_lane_s16_();
  t_vuqaddq_s8_();
  t_vsqaddq_u8_();
  t_vqaddb_s8_();
  t_vqshlh_s16_();
  t_vqmovnd_s64_();
  t_vqshrnh_n_s16_();
  t_vqdmlals_s32_();
  t_vabdd_f64_();
  t_vaddd_s64_();
  t_vceqd_s64_();
  t_vcvts_n_f32_s32_();
  t_vcvtd_u64_f64_();
  t_vrecpes_f32_();
  t_vqrshrund_n_s64_();
  t_vshld_n_u64_();
  t_vsrid_n_u64_();
  t_vmlaq_lane_s16_();
  t_vmull_high_s16_();
  t_vmulxq_f64_();
  return 0;
}
