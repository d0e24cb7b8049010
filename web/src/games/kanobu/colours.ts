/** The colour of a card's ground and the lighter tone under its sign. */
export const COLOURS: Record<string, { fill: string; tone: string }> = {
  B: { fill: '#1d6fd8', tone: '#6db4ff' },
  G: { fill: '#1b9a58', tone: '#74dca0' },
  R: { fill: '#dc3540', tone: '#ff8d86' },
  Y: { fill: '#f3b31b', tone: '#ffe08a' },
  P: { fill: '#7b3fc4', tone: '#c59bff' },
};

/** The colours of a card as it lies on the pile; a named colour replaces purple. */
export function coloursOf(card: string): string[] {
  const [kind, named] = card.split('=');
  return named && named in COLOURS ? [named] : kind.split('-')[0].split('');
}

export const symbolOf = (card: string) => card.split('=')[0].split('-')[1] ?? '';

/** Rock, Scissors and Paper lie on a disc, actions on a burst: they differ in outline as well. */
export const isHandSign = (symbol: string) => ['rock', 'scissors', 'paper'].includes(symbol);
