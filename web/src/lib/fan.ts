/** How a hand lies: how many rows, how wide a card, how far from one card to the next. */
export interface Fan {
  rows: number;
  per: number;
  card: number;
  step: number;
}

/** What must be seen of a card to know it: its corner. */
const CORNER = 26;
/** By how much the turned cards at the ends of a fan reach out, in card widths. */
const REACH = 0.3;
/** What a printed line needs to be read, in pixels. */
const LINE = 88;
/** What a name needs that breaks into lines. */
const NAME = 40;
/** How much of a card in front of another row is seen, in card heights. */
const PEEP = 0.4;

/** One row as long as every corner can be seen and hit, then more rows of smaller cards. */
export function fan(count: number, card: number, width: number, height: number): Fan {
  let found: Fan = { rows: 1, per: count, card, step: card };
  for (const rows of [1, 2, 3]) {
    const tall = 1.4 * (1 + (rows - 1) * PEEP);
    const size = rows === 1 ? card : Math.min(card, height / tall);
    const per = Math.ceil(count / rows);
    const step =
      per > 1
        ? Math.min(size * 1.01, (width - size * (rows === 1 ? 1 + REACH : 1)) / (per - 1))
        : size;
    found = { rows, per, card: size, step };
    if (step >= Math.max(CORNER, size * 0.28)) return found;
  }
  return found;
}

/** How much of each card is seen: all of it, enough for its printed line, for its name, its corner. */
export function sight({ card, step }: Fan): 'whole' | 'tight' | 'slim' | 'strip' {
  if (step >= card * 0.93) return 'whole';
  if (step >= Math.max(LINE, card * 0.72)) return 'tight';
  return step >= NAME ? 'slim' : 'strip';
}

/** How far a card of a fan is turned and lowered, by its place among the others. */
export function bend(at: number, count: number, rows: number): { turn: number; down: number } {
  if (rows > 1 || count < 2) return { turn: 0, down: 0 };
  const off = at - (count - 1) / 2;
  const turn = off * Math.min(2.2, 10 / count);
  return { turn, down: Math.min(6, off * off * Math.min(1.2, 7 / count)) };
}
