export type Colour = 'red' | 'green' | 'blue' | 'mosaic';

/** Colour, points and usual copies of each card; the order is that of clauses C1 to C23. */
export const CARDS: Record<string, { colour: Colour; points: number; copies: number }> = {
  panic: { colour: 'red', points: 1, copies: 3 },
  dwindle: { colour: 'red', points: 1, copies: 3 },
  crisis: { colour: 'red', points: 2, copies: 3 },
  roulette: { colour: 'red', points: 2, copies: 3 },
  hells_heart: { colour: 'red', points: 2, copies: 3 },
  vengeance: { colour: 'red', points: 3, copies: 2 },
  spite: { colour: 'red', points: 3, copies: 2 },
  another_day: { colour: 'green', points: 1, copies: 3 },
  recycle: { colour: 'green', points: 1, copies: 3 },
  salvage: { colour: 'green', points: 2, copies: 3 },
  longevity: { colour: 'green', points: 2, copies: 3 },
  sowing: { colour: 'green', points: 2, copies: 3 },
  journey: { colour: 'green', points: 3, copies: 2 },
  jubilee: { colour: 'green', points: 3, copies: 2 },
  transmigrate: { colour: 'blue', points: 1, copies: 3 },
  peek: { colour: 'blue', points: 1, copies: 3 },
  destiny: { colour: 'blue', points: 2, copies: 3 },
  stolen_dreams: { colour: 'blue', points: 2, copies: 3 },
  denial: { colour: 'blue', points: 2, copies: 3 },
  swindle: { colour: 'blue', points: 3, copies: 2 },
  thievery: { colour: 'blue', points: 3, copies: 2 },
  embody: { colour: 'mosaic', points: 1, copies: 5 },
  mimic: { colour: 'mosaic', points: 1, copies: 2 },
};

export const NAMES = Object.keys(CARDS);

/** How many copies of a card a table has, where its option names another number (G23). */
export function copiesOf(card: string, counts = ''): number {
  const agreed = counts.split(',').find((word) => word.startsWith(`${card}:`));
  return agreed ? Number(agreed.split(':')[1]) : CARDS[card].copies;
}

/** The colours whose points are counted, in the order of the engine's figures. */
export const TALLIED = ['red', 'green', 'blue'] as const;
export type Tallied = (typeof TALLIED)[number];

/** The ground of a card in a line of text. */
export const GROUNDS: Record<Colour, string> = {
  red: '#9c2b1f',
  green: '#2f7a35',
  blue: '#1f5f9e',
  mosaic: '#6a3a8f',
};

/** The colour of a meter and of its sign on the cloth. */
export const INKS: Record<Tallied, { meter: string; sign: string }> = {
  red: { meter: '#e2603f', sign: '#ff8a68' },
  green: { meter: '#7cc25a', sign: '#8fd46c' },
  blue: { meter: '#5fa9e6', sign: '#7dbcf2' },
};

/** The ink of a colour's sign on a panel, which is light or dark. */
export const SIGNS: Record<Colour, string> = {
  red: `light-dark(${GROUNDS.red}, ${INKS.red.sign})`,
  green: `light-dark(${GROUNDS.green}, ${INKS.green.sign})`,
  blue: `light-dark(${GROUNDS.blue}, ${INKS.blue.sign})`,
  mosaic: `light-dark(${GROUNDS.mosaic}, #cda6f2)`,
};
