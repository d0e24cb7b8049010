/* A bot in plain C: of all moves it may make it takes the first that is no surrender.
 *
 *   cc -o first first.c
 *   koloda arena karma --players normal,exec:./first
 */
#include <stdio.h>
#include <string.h>

enum { LONGEST = 65536 };

/* Whether a move only takes, draws or passes, which is seldom the best one. */
static int passive(const char *move)
{
    return strncmp(move, "take", 4) == 0 || strncmp(move, "draw", 4) == 0
        || strncmp(move, "pass", 4) == 0 || strncmp(move, "accept", 6) == 0;
}

int main(void)
{
    static char line[LONGEST], first[LONGEST], chosen[LONGEST];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "koloda ", 7) == 0) {
            puts("ready first in C");
        } else if (strncmp(line, "decide ", 7) == 0) {
            first[0] = chosen[0] = '\0';
        } else if (strncmp(line, "action ", 7) == 0) {
            const char *move = line + 7;
            if (!first[0])
                strcpy(first, move);
            if (!chosen[0] && !passive(move))
                strcpy(chosen, move);
        } else if (strcmp(line, "end") == 0) {
            puts(chosen[0] ? chosen : first);
        }
        fflush(stdout);
    }
    return 0;
}
