/* An agent for Quincunx: plays any legal move. docs/PROTOCOL.md has the language. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char line[8192], *moves[1024];
    while (fgets(line, sizeof line, stdin)) {
        int n = 0;
        char *word = strtok(line, " \n"), *answer = "";
        if (!word)
            continue;
        if (strcmp(word, "protocol") == 0)
            answer = "1";
        else if (strcmp(word, "newgame") == 0) /* GAME SIZE SEED */
            while ((word = strtok(NULL, " \n")) != NULL)
                srand((unsigned)atoi(word));
        else if (strcmp(word, "genmove") == 0) { /* SIDE MOVE...: the legal ones */
            for (strtok(NULL, " \n"); n < 1024 && (moves[n] = strtok(NULL, " \n")); n++)
                ;
            answer = moves[rand() % n];
        }
        printf("= %s\n\n", answer);
        fflush(stdout);
        if (word && strcmp(word, "quit") == 0)
            break;
    }
    return 0;
}
