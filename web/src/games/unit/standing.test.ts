import { expect, test, vi } from 'vitest';
import type { Sight, View } from '../../lib/protocol';
import { how, standing } from './standing';

vi.mock('../../lib/i18n.svelte', () => ({
  t: (_: string, { count }: { count: number }) => `${count} points`,
  gameText: (_: string, id: string, { most, least, points, cards }: Record<string, string>) =>
    `${id} ${most ?? points} ${least ?? cards}`,
}));

const ended = (...told: Partial<Sight>[]) => ({
  game: 'unit',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal: [],
  view: { facts: { 'points.0': '1', 'points.1': '-5' } } as unknown as View,
  log: told as Sight[],
  figures: () => [],
});

test('points are those that are left', () => {
  expect([0, 1].map((seat) => standing(seat, ended()))).toEqual(['1 points', '−5 points']);
});

test('what was added up in the end decides, with its parts', () => {
  const sums = [
    { name: 'counted', seat: 0, amount: 55 },
    { name: 'counted', seat: 1, amount: 36 },
  ];
  expect(standing(0, ended(...sums))).toBe('55 points: place-counted 1 54');
  expect(standing(1, ended(...sums))).toBe('36 points: place-counted −5 41');
});

test('where both have fallen the end says which number was higher', () => {
  const at = (first: number, second: number, reason = 'points') => {
    const facts = { 'points.0': String(first), 'points.1': String(second) };
    return how({ ...ended(), view: { facts, outcome: { reason } } as unknown as View });
  };
  expect(at(-20, -1)).toBe('place-both-fell −1 −20');
  expect(at(-20, 1)).toBe(null);
  expect(at(-2, -2)).toBe(null);
  expect(at(-20, -1, 'resigned')).toBe(null);
});
