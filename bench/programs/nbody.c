/* Gravitation of five bodies: double arithmetic on an array of structures. nbody [STEPS] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct body {
  double x, y, z, vx, vy, vz, mass;
};

enum { BODIES = 5 };

static struct body bodies[BODIES] = {
    {0, 0, 0, 0, 0, 0, 39.5},
    {4.8, -1.2, -0.1, 0.6, 2.8, -0.03, 0.038},
    {8.3, 4.1, -0.4, -1.0, 1.8, 0.008, 0.011},
    {12.9, -15.1, -0.2, 1.1, 0.9, -0.01, 0.0017},
    {15.4, -25.9, 0.2, 1.0, 0.6, -0.03, 0.002},
};

static void advance(struct body *all, double dt) {
  for (int i = 0; i < BODIES; i++) {
    struct body *a = &all[i];
    for (int j = i + 1; j < BODIES; j++) {
      struct body *b = &all[j];
      double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
      double square = dx * dx + dy * dy + dz * dz;
      double pull = dt / (square * sqrt(square));
      a->vx -= dx * b->mass * pull, a->vy -= dy * b->mass * pull, a->vz -= dz * b->mass * pull;
      b->vx += dx * a->mass * pull, b->vy += dy * a->mass * pull, b->vz += dz * a->mass * pull;
    }
  }
  for (int i = 0; i < BODIES; i++) {
    all[i].x += dt * all[i].vx;
    all[i].y += dt * all[i].vy;
    all[i].z += dt * all[i].vz;
  }
}

static double energy(const struct body *all) {
  double sum = 0;
  for (int i = 0; i < BODIES; i++) {
    const struct body *a = &all[i];
    sum += 0.5 * a->mass * (a->vx * a->vx + a->vy * a->vy + a->vz * a->vz);
    for (int j = i + 1; j < BODIES; j++) {
      double dx = a->x - all[j].x, dy = a->y - all[j].y, dz = a->z - all[j].z;
      sum -= a->mass * all[j].mass / sqrt(dx * dx + dy * dy + dz * dz);
    }
  }
  return sum;
}

int main(int argc, char **argv) {
  int steps = argc > 1 ? atoi(argv[1]) : 6000000;
  printf("%.6f\n", energy(bodies));
  for (int i = 0; i < steps; i++)
    advance(bodies, 0.01);
  printf("%.6f\n", energy(bodies));
  return 0;
}
