export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const SHAPES: Record<string, string> = {
  S: 'M0 -30C8 -16 28 -6 28 10C28 22 12 26 4 14C5 22 8 27 13 31H-13C-8 27 -5 22 -4 14C-12 26 -28 22 -28 10C-28 -6 -8 -16 0 -30Z',
  H: 'M0 30C-10 16 -30 4 -30 -12C-30 -27 -8 -30 0 -13C8 -30 30 -27 30 -12C30 4 10 16 0 30Z',
  D: 'M0 -32 25 0 0 32 -25 0Z',
  C: 'M4 8C5 20 8 27 14 31H-14C-8 27 -5 20 -4 8C-14 22 -31 14 -29 1C-27 -9 -17 -12 -10 -8C-18 -20 -10 -31 0 -31C10 -31 18 -20 10 -8C17 -12 27 -9 29 1C31 14 14 22 4 8Z',
};
export const isRed = (card: string) => /[HDR]$/.test(card);
export const suitOf = (card: string) => card.at(-1)!;
export const isJoker = (card: string) => card.startsWith('X');

/** The small number in the corner of a face. */
export function printed(card: string): string {
  const rank = card.slice(0, -1);
  return { A: '1', J: '11', Q: '12', K: '13', X: '' }[rank] ?? rank;
}
