/** Colour, points and icon of each card; the order is that of clauses C1 to C23. */
export type Colour = 'red' | 'green' | 'blue' | 'mosaic';

export interface Look {
  colour: Colour;
  points: number;
  icon: string;
}

const look = (colour: Colour, points: number, icon: string): Look => ({ colour, points, icon });

// Icons are line drawings in a square from -24 to 24.
export const CARDS: Record<string, Look> = {
  panic: look('red', 1, 'M0 -20V6M0 16V18M-20 20 0 -24 20 20Z'),
  dwindle: look('red', 1, 'M-18 -20H18L4 0 18 20H-18L-4 0ZM-8 14H8'),
  crisis: look('red', 2, 'M6 -24 -12 4H2L-6 24 16 -6H2Z'),
  roulette: look('red', 2, 'M0 -22A22 22 0 1 1 -.1 -22M0 -22V22M-19 -11 19 11M19 -11 -19 11'),
  hells_heart: look(
    'red',
    2,
    'M0 22C-30 2 -20 -20 -8 -16Q-2 -14 0 -8Q2 -14 8 -16C20 -20 30 2 0 22M0 -4V12M-6 4H6',
  ),
  vengeance: look('red', 3, 'M-20 20 14 -14M8 -22 22 -22 22 -8M-20 8 -8 20M-22 22 -16 16'),
  spite: look(
    'red',
    3,
    'M-20 -8Q-10 -18 -4 -6M20 -8Q10 -18 4 -6M-14 16Q0 2 14 16M-10 -2V0M10 -2V0',
  ),
  another_day: look(
    'green',
    1,
    'M-24 12H24M-14 12A14 14 0 0 1 14 12M0 -20V-10M-18 -12 -12 -6M18 -12 12 -6',
  ),
  recycle: look(
    'green',
    1,
    'M-6 -20H8L18 -2M10 -4 18 -2 22 -10M16 8 8 20H-8M-2 14-8 20-2 26M-14 14-20 0-10-14M-20 -12-10-14-8-4',
  ),
  salvage: look('green', 2, 'M-22 4Q0 26 22 4M-22 4H22M0 -4V-24M-8 -14 0 -24 8 -14'),
  longevity: look('green', 2, 'M0 24V-2M0 6Q-20 6 -18 -10Q-2 -12 0 6M0 -2Q2 -22 18 -22Q20 -4 0 -2'),
  sowing: look(
    'green',
    2,
    'M-22 18H22M-14 8V18M0 8V18M14 8V18M-14 4V-2M0 4V-2M14 4V-2M-18 -20Q0 -4 18 -20',
  ),
  journey: look('green', 3, 'M-22 20 -8 -10 2 8 10 -6 22 20ZM14 -18A4 4 0 1 1 13.9 -18'),
  jubilee: look(
    'green',
    3,
    'M-14 22 0 -2 14 22M0 -24V-14M-16 -18-8-10M16 -18 8-10M-22 -2H-12M22 -2H12',
  ),
  transmigrate: look(
    'blue',
    1,
    'M-20 0A20 20 0 0 1 18 -8M20 0A20 20 0 0 1 -18 8M18 -20V-8H6M-18 20V8H-6',
  ),
  peek: look('blue', 1, 'M-24 0Q0 -22 24 0Q0 22 -24 0M0 -7A7 7 0 1 1 -.1 -7'),
  destiny: look('blue', 2, 'M0 -24 4 -4 24 0 4 4 0 24 -4 4 -24 0 -4 -4Z'),
  stolen_dreams: look('blue', 2, 'M10 -22A22 22 0 1 0 22 10A17 17 0 0 1 10 -22M8 -2 18 -8'),
  denial: look('blue', 2, 'M0 -22A22 22 0 1 1 -.1 -22M-15 15 15 -15'),
  swindle: look('blue', 3, 'M-20 -18H4V16H-20ZM-4 -22H20V12H8M-14 -4H-2M-14 4H-2'),
  thievery: look('blue', 3, 'M-22 -4H22V6Q14 14 6 4H-6Q-14 14 -22 6ZM-12 0H-8M8 0H12'),
  embody: look('mosaic', 1, 'M0 -22A7 7 0 1 1 -.1 -22M-16 24Q-16 -2 0 -2Q16 -2 16 24Z'),
  mimic: look(
    'mosaic',
    1,
    'M-22 -16H2V4Q2 16 -10 20Q-22 16 -22 4ZM6 -10H22V6Q22 14 12 18M-16 -4H-12M-8 -4H-4',
  ),
};

export const NAMES = Object.keys(CARDS);
export const INKS: Record<Colour, string> = {
  red: '#a8322a',
  green: '#2d6f3f',
  blue: '#2a5d94',
  mosaic: '#6b4f8a',
};
/** A sign for each colour: flame, leaf, drop, tiles. */
export const SHAPES: Record<Colour, string> = {
  red: 'M0 -11C7 -4 9 0 8 5C7 10 3 11 0 11C-3 11 -7 10 -8 5C-8 1 -4 0 -4 -5C-2 -4 0 -6 0 -11Z',
  green: 'M-9 9C-12 -6 2 -11 11 -11C11 -1 6 12 -7 7ZM-9 11 4 -3',
  blue: 'M0 -12C6 -3 9 1 9 5A9 8 0 0 1 -9 5C-9 1 -6 -3 0 -12Z',
  mosaic: 'M-10 -10H-1V-1H-10ZM1 -10H10V-1H1ZM-10 1H-1V10H-10ZM1 1H10V10H1Z',
};

/** The colours whose points are counted, in the order of the engine's figures. */
export const TALLIED = ['red', 'green', 'blue'] as const;
