import { expect, test } from 'vitest';
import { round } from './round';

const seats = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('one opponent sits opposite', () => {
  expect(round(seats(1))).toEqual({ left: [], top: [1], right: [] });
});

test('two sit at the sides, a third one between them', () => {
  expect(round(seats(2))).toEqual({ left: [1], top: [], right: [2] });
  expect(round(seats(3))).toEqual({ left: [1], top: [2], right: [3] });
});

test('from six on two sit at each side, and everybody has one place', () => {
  for (let count = 1; count < 8; count += 1) {
    const { left, top, right } = round(seats(count));
    expect([...left, ...top, ...right]).toEqual(seats(count));
    expect(left.length).toBe(right.length);
    expect(top.length).toBeLessThan(4);
  }
});
