import { expect, it, vi } from 'vitest';
import { sentenceOf } from './lines';
import type { Skin } from '../games/skin';
import type { Sight } from './protocol';

vi.mock('./i18n.svelte', () => ({
  cardName: (_: string, card: string) => card,
  t: (id: string) => id,
  texts: {
    find: (_: string, id: string, { other }: { other?: string } = {}) =>
      ({
        'karmaka-aimed': `chooses ${other}`,
        'karmaka-aimed-you': `choose ${other}`,
        'karmaka-aimed-at-you': 'chooses you',
        'karmaka-aimed-self': 'choose yourself',
        'karmaka-aimed-own': 'chooses themself',
        'karmaka-unasked': '(only choice)',
      })[id],
  },
}));

const table = { game: 'karmaka', seat: 0, names: ['Ada', 'Bob', 'Cid'] };
const aimed = (seat: number, other: number): Sight => ({
  seq: 1,
  turn: 1,
  seat,
  other,
  name: 'aimed',
  text: '',
  cards: [],
  amount: 0,
  source: '',
  target: '',
});

it.each([
  [0, 0, 'you-are choose yourself'],
  [0, 1, 'you-are choose Bob'],
  [1, 0, 'Bob chooses you'],
  [1, 1, 'Bob chooses themself'],
  [1, 2, 'Bob chooses Cid'],
])('tells %i who chooses %i in words to its reader', (seat, other, told) => {
  expect(sentenceOf(table, aimed(seat, other))).toBe(told);
});

it('says where there was nothing to choose', () => {
  const used: Sight = { ...aimed(0, -1), name: 'ability' };
  const chosen = aimed(0, 1);
  const skin = {
    unasked: (sight: Sight, before: Sight) => sight.seq === before.seq,
  } as unknown as Skin;
  const told = (log: Sight[]) => sentenceOf({ ...table, log, skin }, chosen);
  expect(told([used, chosen])).toBe('you-are choose Bob (only choice)');
  expect(told([{ ...used, seq: 0 }, chosen])).toBe('you-are choose Bob');
  expect(told([chosen])).toBe('you-are choose Bob');
});
