import { describe, expect, it } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { trail, unasked } from './trail';

const log = (...names: string[]): Sight[] =>
  names.map((name, seq) => ({
    seq,
    turn: 1,
    seat: 0,
    other: -1,
    name,
    text: name,
    cards: [],
    amount: 0,
    source: '',
    target: '',
  }));
const told = (sights: Sight[], prompt: string) =>
  trail(sights, prompt).map(({ sight, times }) => [sight?.name ?? 'nothing', times]);
const once = (...names: string[]) => names.map((name) => [name, 1]);

it('says that an ability came to nothing', () => {
  expect(told(log('ability', 'aimed'), 'offer')).toEqual(once('ability', 'aimed', 'nothing'));
  expect(told(log('ability', 'drew'), 'offer')).toEqual(once('ability', 'drew'));
  // Not before the question is reached: what it does may still be told.
  expect(told(log('ability', 'aimed'), '')).toEqual(once('ability', 'aimed'));
});

it('says nothing of an ability whose beginning it has not seen', () => {
  expect(told([], 'offer')).toEqual([]);
});

it('keeps what was copied among its last sentences', () => {
  const steps = ['ability', 'copied', 'aimed', 'ruined', 'drew', 'placed', 'returned', 'fetched'];
  const last = ['copied', 'ruined', 'drew', 'placed', 'returned', 'fetched'];
  expect(told(log(...steps), 'play')).toEqual(once(...last));
});

it('tells once and counts what happens several times in a row', () => {
  const steps = log('ability', 'drew', 'drew');
  expect(told(steps, 'play')).toEqual([
    ['ability', 1],
    ['drew', 2],
  ]);
});

describe('what was not asked', () => {
  const [first, second] = log('ability', 'aimed');
  it('is what comes with the action that led to it', () => {
    expect(unasked({ ...second, seq: first.seq }, first, 3)).toBe(true);
    expect(unasked(second, first, 3)).toBe(false);
  });
  it('needs no word where there is only one rival', () => {
    expect(unasked({ ...second, seq: first.seq }, first, 2)).toBe(false);
  });
  it('is no draw, and not the ability of a card that was chosen to be ruined', () => {
    const [ruined, copied, drew] = log('ruined', 'copied', 'drew').map((sight) => ({
      ...sight,
      seq: 1,
    }));
    expect(unasked(drew, copied, 2)).toBe(false);
    expect(unasked(copied, ruined, 2)).toBe(false);
    expect(unasked(copied, copied, 2)).toBe(true);
  });
});
