import { expect, it } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { trail } from './trail';

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

it('says that an ability came to nothing', () => {
  expect(trail(log('ability', 'aimed'), 'offer', 'nothing')).toEqual([
    'ability',
    'aimed',
    'nothing',
  ]);
  expect(trail(log('ability', 'drew'), 'offer', 'nothing')).toEqual(['ability', 'drew']);
});

it('says nothing of an ability whose beginning it has not seen', () => {
  expect(trail([], 'offer', 'nothing')).toEqual([]);
});

it('keeps what was copied among its last sentences', () => {
  const told = trail(log('ability', 'copied', 'aimed', 'ruined', 'drew'), 'play', 'nothing');
  expect(told).toEqual(['copied', 'ruined', 'drew']);
});
