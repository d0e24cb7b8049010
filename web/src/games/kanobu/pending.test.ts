import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol';
import { owed } from './pending';

const view = (pending: string, to_act: number[]) =>
  ({ facts: { pending }, to_act }) as unknown as View;

test('what awaits an answer lies before whoever must give it', () => {
  expect(owed(view('three 6 1', [2]))).toEqual({ symbol: 'three', draws: 6, source: 1, victim: 2 });
});

test('a skip costs no cards', () => {
  expect(owed(view('skip 1 0', [1]))?.draws).toBe(0);
});

test('nothing is owed without an effect, or once the game is over', () => {
  expect(owed(view('-', [0]))).toBeNull();
  expect(owed(view('three 3 1', []))).toBeNull();
});
