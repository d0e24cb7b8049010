export type Colour = 'red' | 'green' | 'blue' | 'mosaic';

/** Colour and points of each card; the order is that of clauses C1 to C23. */
export const CARDS: Record<string, { colour: Colour; points: number }> = {
  panic: { colour: 'red', points: 1 },
  dwindle: { colour: 'red', points: 1 },
  crisis: { colour: 'red', points: 2 },
  roulette: { colour: 'red', points: 2 },
  hells_heart: { colour: 'red', points: 2 },
  vengeance: { colour: 'red', points: 3 },
  spite: { colour: 'red', points: 3 },
  another_day: { colour: 'green', points: 1 },
  recycle: { colour: 'green', points: 1 },
  salvage: { colour: 'green', points: 2 },
  longevity: { colour: 'green', points: 2 },
  sowing: { colour: 'green', points: 2 },
  journey: { colour: 'green', points: 3 },
  jubilee: { colour: 'green', points: 3 },
  transmigrate: { colour: 'blue', points: 1 },
  peek: { colour: 'blue', points: 1 },
  destiny: { colour: 'blue', points: 2 },
  stolen_dreams: { colour: 'blue', points: 2 },
  denial: { colour: 'blue', points: 2 },
  swindle: { colour: 'blue', points: 3 },
  thievery: { colour: 'blue', points: 3 },
  embody: { colour: 'mosaic', points: 1 },
  mimic: { colour: 'mosaic', points: 1 },
};

export const NAMES = Object.keys(CARDS);

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
