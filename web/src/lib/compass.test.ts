import { expect, it } from 'vitest';
import { nextTo } from './compass';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const boxes = [box(20, 0), box(200, 2), box(0, 40), box(22, 44)];

it('goes to the nearest card straight ahead', () => {
  expect(nextTo(box(0, 0), boxes, [1, 0])).toBe(0);
  expect(nextTo(box(0, 0), boxes, [0, 1])).toBe(2);
});

it('stays where nothing lies in that direction', () => {
  expect(nextTo(box(0, 0), boxes, [-1, 0])).toBe(-1);
});
