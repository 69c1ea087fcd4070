// Conway's game of life: a glider on a torus. Argument: number of generations.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 24, H = 12 };

typedef unsigned char Grid[H][W];

static void step(Grid g)
{
    Grid next;
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int n = 0;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++)
                    if (dx || dy)
                        n += g[(y + dy + H) % H][(x + dx + W) % W];
            next[y][x] = n == 3 || (n == 2 && g[y][x]);
        }
    memcpy(g, next, sizeof next);
}

int main(int argc, char **argv)
{
    Grid g = { [0] = { [1] = 1 }, [1] = { [2] = 1 }, [2] = { [0 ... 2] = 1 } };
    int generations = argc > 1 ? atoi(argv[1]) : 20;

    while (generations-- > 0)
        step(g);
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++)
            putchar(g[y][x] ? '#' : '.');
        putchar('\n');
    }
    return 0;
}
