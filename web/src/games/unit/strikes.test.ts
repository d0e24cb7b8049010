import { expect, it, vi } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { strikes } from './strikes';

vi.mock('../../lib/i18n.svelte', () => ({}));

const told = (name: string, seat: number, ...cards: string[]) =>
  ({ name, seat, cards, amount: 0 }) as unknown as Sight;
const lost = (seat: number, amount: number) => ({ ...told('lost', seat), amount });
const turn = [
  told('attacked', 0, '9S'),
  told('defended', 1, '7S', 'XB'),
  told('against', 1, '9S'),
  told('attacked', 1, '2H'),
  told('defended', 0, '5H'),
  told('against', 0, '2H'),
  told('attacked', 0, 'KD', 'XR'),
  told('attacked', 1, '4C'),
];

it('names the attackers that came through, and the defenders that struck back', () => {
  expect(strikes(lost(1, 18), turn)).toMatchObject({
    name: 'lost-by',
    cards: ['9S', '5H', 'KD'],
  });
  expect(strikes(lost(0, 4), turn)?.cards).toEqual(['4C']);
});

it('forgets a field that has been cleared', () => {
  const next = [...turn, told('cleared', 0, '9S'), told('attacked', 0, '3S')];
  expect(strikes(lost(1, 3), next)?.cards).toEqual(['3S']);
});

it('says nothing where the log does not tell the whole turn, and of no other event', () => {
  expect(strikes(lost(1, 18), turn.slice(3))).toBeNull();
  expect(strikes(told('gained', 1), turn)).toBeNull();
});
