/* booklet_cards.c - cards that teach: a picture on the left, its name and what it shows on the right.
 *
 * Cards stand in two columns, in reading order. Those of one story are its steps, and have a number; over
 * the first of them stands what the story is about.
 */
#include "render/booklet_page.h"

enum { COLUMNS = 2, ROWS_LEAST = 4, ROWS_MOST = 6 };
#define LEADING 1.35
#define PICTURE 0.46 /* of a card's width */
#define STORY_PICTURE 0.58
#define LEAST_PICTURE 0.25 /* where there are many words */
#define READABLE 8.5 /* points */
#define INTRO 44     /* the heading and the idea, at scale 1 */

static bool is_story(const struct booklet *b)
{
    return b->n_cards && !b->card[0].name;
}

/* A story has larger pictures: its words name places, so rows and columns have names too. Other cards stand on as
 * few pages as they can, and equally many on each. */
static int rows_of(const struct booklet *b)
{
    if (is_story(b) || b->scale > 1)
        return 3;
    int pages = booklet_pages_for(b->n_cards, COLUMNS * ROWS_MOST);
    int rows = pages ? booklet_pages_for(b->n_cards, COLUMNS * pages) : ROWS_LEAST;
    return rows < ROWS_LEAST ? ROWS_LEAST : rows;
}

int booklet_cards_pages(const struct booklet *b)
{
    return b->lesson ? booklet_pages_for(b->n_cards, COLUMNS * rows_of(b)) : 0;
}

/* Words in a size in which they fit; returns the base line after them. */
static double draw_words(const struct booklet_page *p, struct slice words, struct page_frame in)
{
    struct type t = booklet_page_type(p, FACE_PLAIN, 10, ROLE_CLUE);
    while (t.size > 5.5 && type_block(p->canvas, t, ALIGN_LEFT, in.x, in.y, in.w, t.size * LEADING,
                                      words, false) > in.y + in.h)
        t.size *= 0.95;
    return type_block(p->canvas, t, ALIGN_LEFT, in.x, in.y, in.w, t.size * LEADING, words, true);
}

static struct slice from_text(char out[48], size_t from)
{
    struct writer w = writer_to(out, 48);
    writer_text(&w, "from puzzle ");
    writer_number(&w, (int64_t)from);
    writer_text(&w, " on");
    return (struct slice){out, w.n};
}

/* What a picture leaves of a card for its words, below the name. */
static struct page_frame words_beside(const struct booklet_page *p, const struct booklet_card *card, struct slice name,
                                      struct page_frame slot, double wide, bool draw)
{
    const double size = p->booklet->scale;
    struct type bold = booklet_page_type(p, FACE_BOLD, 11.5, ROLE_CLUE);
    struct page_frame words = {slot.x + wide + 10, slot.y + 12 * size, slot.w - wide - 10, 0};
    words.y = type_block(p->canvas, bold, ALIGN_LEFT, words.x, words.y, words.w, bold.size * 1.2, name, draw);
    words.h = slot.y + slot.h - words.y - (card->from ? 14 * size : 0);
    return words;
}

/* Would the words be set in this size or a larger one? */
static bool words_fit(const struct booklet_page *p, struct slice words, struct page_frame in, double least)
{
    struct type t = booklet_page_type(p, FACE_PLAIN, least, ROLE_CLUE);
    return type_block(p->canvas, t, ALIGN_LEFT, in.x, in.y, in.w, t.size * LEADING, words, false) <= in.y + in.h;
}

static void draw_card(const struct booklet_page *p, const struct booklet_card *card, size_t number,
                      struct page_frame slot)
{
    const double size = p->booklet->scale;
    double wide = (card->name ? PICTURE : STORY_PICTURE) * slot.w;
    char text[48];
    struct slice name = card->name ? slice_of(card->name) : booklet_number_text(text, (int64_t)number);
    while (wide > LEAST_PICTURE * slot.w &&
           !words_fit(p, card->words, words_beside(p, card, name, slot, wide, false), READABLE))
        wide -= 0.03 * slot.w;
    struct page_frame words = words_beside(p, card, name, slot, wide, true);
    booklet_page_marks(p, card->board, &card->marks,
                       (struct page_frame){slot.x, slot.y, wide, slot.h}, 30 * size, !card->name, 0);
    double y = draw_words(p, card->words, words);
    if (card->from)
        type_line(p->canvas, booklet_page_type(p, FACE_PLAIN, 8.5, ROLE_MET), ALIGN_LEFT, words.x, y,
                  from_text(text, card->from));
}

static void draw_intro(struct booklet_page *p)
{
    const struct booklet *b = p->booklet;
    double size = b->scale, y = p->body.y + 16 * size;
    type_line(p->canvas, booklet_page_type(p, FACE_BOLD, 18, ROLE_CLUE), ALIGN_LEFT, p->body.x, y,
              slice_of(b->lesson));
    if (b->idea)
        draw_words(p, slice_of(b->idea),
                   (struct page_frame){p->body.x, y + 18 * size, p->body.w, INTRO * size - 18 * size});
    p->body.y += INTRO * size + 14 * size;
    p->body.h -= INTRO * size + 14 * size;
}

void booklet_page_cards(const struct booklet_page *page, int number)
{
    struct booklet_page p = *page;
    const struct booklet *b = p.booklet;
    size_t each = (size_t)(COLUMNS * rows_of(b)), first = (size_t)number * each;
    draw_intro(&p);
    for (size_t i = 0; i < each && first + i < b->n_cards; i++)
        draw_card(&p, &b->card[first + i], first + i + 1,
                  booklet_page_slot(&p.body, COLUMNS, rows_of(b), (int)i, 26, 16));
}
