/** Fill and ink of each colour; every colour has a shape as well. */
export const COLOURS: Record<string, { fill: string; shape: string }> = {
  B: { fill: '#2f6fb7', shape: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z' },
  G: { fill: '#2e8148', shape: 'M0 -9 9 7 -9 7Z' },
  R: { fill: '#bf3a35', shape: 'M-7 -7H7V7H-7Z' },
  Y: { fill: '#c99700', shape: 'M0 -10 9 0 0 10 -9 0Z' },
  P: { fill: '#6c3f98', shape: 'M0 -10 3 -3 10 0 3 3 0 10 -3 3 -10 0 -3 -3Z' },
};

/** The colours of a card as it lies on the pile; a named colour replaces purple. */
export function coloursOf(card: string): string[] {
  const [kind, named] = card.split('=');
  return named ? [named] : kind.split('-')[0].split('');
}

export const symbolOf = (card: string) => card.split('=')[0].split('-')[1] ?? '';
