import { expect, it } from 'vitest';
import { keepsPromise } from './fairness';

const seed = '00'.repeat(32);
const promise = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

it('knows the seed that was promised', () => {
  expect(keepsPromise(seed, promise)).toBe(true);
  expect(keepsPromise('01' + seed.slice(2), promise)).toBe(false);
  expect(keepsPromise('not a seed', promise)).toBe(false);
});
