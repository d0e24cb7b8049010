import { expect, it } from 'vitest';
import { turns } from './log';
import type { Sight } from './protocol';

const sight = (seq: number, seat: number, text: string): Sight => ({
  seq,
  seat,
  text,
  name: text,
  cards: [],
  amount: 0,
  other: -1,
  source: '',
  target: '',
});

it('groups the log by who acts, with all that comes of an action', () => {
  const found = turns([
    sight(1, 0, 'plays 10'),
    sight(1, 1, 'takes the pile'),
    sight(2, 0, 'draws'),
    sight(3, 1, 'plays 4'),
  ]);
  expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 3],
    [1, 1],
  ]);
});

it('counts a sentence that is said several times in a row', () => {
  const [turn] = turns([sight(1, 0, 'draws'), sight(1, 0, 'draws'), sight(1, 0, 'ends')]);
  expect(turn.lines.map(({ times }) => times)).toEqual([2, 1]);
});

it('puts what somebody says beside the game under their own name', () => {
  const found = turns([
    sight(1, 0, 'plays 10'),
    sight(1, 1, 'note-offers'),
    sight(1, 1, 'note-agrees'),
  ]);
  expect(found.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
