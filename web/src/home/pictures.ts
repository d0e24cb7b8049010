// The cards that stand for each game, and all four games in one hand.

type Shown = [game: string, card: string];

const KARMA: Shown[] = [
  ['karma', '7'],
  ['karma', 'GP'],
  ['karma', '16'],
];
const KANOBU: Shown[] = [
  ['kanobu', 'B-rock'],
  ['kanobu', 'P-star'],
  ['kanobu', 'G-three'],
];
const UNIT: Shown[] = [
  ['unit', 'KS'],
  ['unit', '8H'],
  ['unit', 'AC'],
];
const KARMAKA: Shown[] = [
  ['karmaka', 'vengeance'],
  ['karmaka', 'embody'],
  ['karmaka', 'peek'],
];

export const PICTURES: Record<string, Shown[]> = {
  karma: KARMA,
  kanobu: KANOBU,
  unit: UNIT,
  karmaka: KARMAKA,
};

export const HERO: Shown[] = [
  ['karmaka', 'destiny'],
  ['karma', '16'],
  ['unit', 'QH'],
  ['kanobu', 'RY-scissors'],
  ['karmaka', 'journey'],
];
