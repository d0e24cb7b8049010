import { expect, it } from 'vitest';
import { bend, fan, sight } from './fan';

it('lays a small hand side by side', () => {
  expect(fan(5, 148, 1000, 210)).toMatchObject({ rows: 1, card: 148 });
});

it('folds a large hand on a phone into rows in which every corner can be hit', () => {
  const found = fan(20, 110, 370, 160);
  expect(found.rows).toBeGreaterThan(1);
  expect(found.step).toBeGreaterThanOrEqual(26);
  expect(found.card * 1.4 * (1 + 0.4 * (found.rows - 1))).toBeLessThanOrEqual(160.01);
});

it('leaves the printed line of nine cards on a laptop, and the name of six on a phone', () => {
  expect(sight(fan(5, 114, 1000, 160))).toBe('whole');
  expect(sight(fan(9, 114, 976, 160))).toBe('tight');
  expect(sight(fan(9, 148, 1100, 207))).toBe('tight');
  expect(sight(fan(6, 109, 366, 160))).toBe('slim');
  expect(sight(fan(9, 93, 366, 130))).toBe('strip');
});

it('bends a fan evenly to both sides', () => {
  const turns = [0, 1, 2, 3].map((at) => bend(at, 4, 1).turn);
  expect(turns[0]).toBe(-turns[3]);
  expect(turns[1]).toBe(-turns[2]);
});
