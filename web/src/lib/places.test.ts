import { expect, test } from 'vitest';
import { Latest } from './places';

const pieces = (...cards: [number, string][]) => cards.map(([id, card]) => ({ id, card }));

test('a heap without an order shows the card that came last, wherever the view lists it', () => {
  const latest = new Latest();
  expect(latest.of(pieces([4, '7c']))?.card).toBe('7c');
  expect(latest.of(pieces([9, '2s'], [4, '7c']))?.card).toBe('2s');
  expect(latest.of(pieces([9, '2s'], [4, '7c']))?.card).toBe('2s');
});

test('when that card is taken away another one lies there, and an empty heap shows none', () => {
  const latest = new Latest();
  latest.of(pieces([4, '7c']));
  latest.of(pieces([9, '2s'], [4, '7c']));
  expect(latest.of(pieces([4, '7c']))?.card).toBe('7c');
  expect(latest.of([])).toBeUndefined();
});

test('below the card that came last lies the one before it, as long as it is there', () => {
  const latest = new Latest();
  latest.of(pieces([4, '7c']));
  expect(latest.below(pieces([4, '7c']))).toBeUndefined();
  latest.of(pieces([9, '2s'], [4, '7c']));
  expect(latest.below(pieces([9, '2s'], [4, '7c']))?.card).toBe('7c');
  expect(latest.below(pieces([9, '2s']))).toBeUndefined();
});
