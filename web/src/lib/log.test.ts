import { expect, it } from 'vitest';
import { lastLine, turns } from './log';
import type { Sight } from './protocol';

const sight = (seq: number, seat: number, text: string, turn = 0): Sight => ({
  seq,
  turn,
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

it('groups by the turns that the game counts, whoever acts in them', () => {
  const found = turns([
    sight(1, 0, 'plays 10', 4),
    sight(2, 1, 'does not answer', 4),
    sight(3, 1, 'plays 4', 5),
  ]);
  expect(found.map(({ number, seat, lines }) => [number, seat, lines.length])).toEqual([
    [4, 0, 2],
    [5, 1, 1],
  ]);
});

it('is told whose turn it was where it begins in the middle of one', () => {
  const found = turns([sight(1, 0, 'defends', 4), sight(2, 1, 'plays 4', 5)], {}, 1);
  expect(found.map(({ number, seat }) => [number, seat])).toEqual([
    [4, 1],
    [5, 1],
  ]);
});

it('begins a turn with the cards that the end of the last one brought', () => {
  const found = turns(
    [
      sight(7, 0, 'does no more', 2),
      sight(7, 0, 'gets 3', 2),
      sight(7, 1, 'gets 2', 2),
      sight(7, 1, 'is on turn', 2),
      sight(8, 1, 'plays 4', 3),
    ],
    { opens: ['gets 3', 'gets 2', 'is on turn'] },
  );
  expect(found.map(({ number, seat, lines }) => [number, seat, lines.length])).toEqual([
    [2, 0, 1],
    [3, 1, 4],
  ]);
});

it('counts no turn before the first, and a note stays in the turn it came in', () => {
  const found = turns(
    [sight(1, 0, 'lays 5', 1), sight(2, 1, 'lays 6', 1), sight(3, 0, 'plays 4', 1)].concat(
      sight(3, 1, 'note-hint'),
    ),
    { deal: ['lays 5', 'lays 6'] },
  );
  expect(found.map(({ number, seat, lines }) => [number, seat, lines.length])).toEqual([
    [0, 0, 1],
    [0, 1, 1],
    [1, 0, 2],
  ]);
});

it('puts what is noted of a seat before it acts into its own turn', () => {
  const found = turns([
    sight(1, 0, 'plays 10', 4),
    sight(1, 1, 'note-clock'),
    sight(2, 1, 'plays 4', 5),
  ]);
  expect(found.map(({ number, lines }) => [number, lines.length])).toEqual([
    [4, 1],
    [5, 2],
  ]);
});

it('leaves out an answer that nobody waited for', () => {
  const log = [
    sight(1, 0, 'reserved'),
    sight(2, 1, 'passed'),
    sight(3, 0, 'attacked'),
    sight(4, 1, 'passed'),
  ];
  const told = (found: ReturnType<typeof turns>) =>
    found.flatMap(({ lines }) => lines.map(({ sight: { seq } }) => seq));
  expect(told(turns(log, { silent: { passed: ['reserved'] } }))).toEqual([1, 3, 4]);
  expect(told(turns(log))).toEqual([1, 2, 3, 4]);
});

it('tells in one line what goes on in it', () => {
  const log = [sight(1, 0, 'defended'), sight(1, 0, 'against'), sight(2, 1, 'passed')];
  const [turn, ...others] = turns(log, { joins: ['against'] });
  expect([turn, ...others].flatMap(({ lines }) => lines.map(({ more }) => more.length))).toEqual([
    1, 0,
  ]);
  expect(lastLine(log.slice(0, 2), { joins: ['against'] })).toEqual({
    sight: log[0],
    more: [log[1]],
  });
  expect(lastLine(log, { joins: ['against'] })).toEqual({ sight: log[2], more: [] });
  expect(lastLine([])).toBeNull();
});

it('gathers under each name what all do at the same time', () => {
  const chosen = (seq: number, seat: number) => sight(seq, seat, 'chooses');
  const found = turns(
    [sight(0, 1, 'deals'), chosen(1, 0), chosen(2, 1), chosen(3, 0), sight(4, 1, 'plays', 1)],
    { deal: ['deals', 'chooses'], together: ['chooses'] },
  );
  const told = found.map(({ seat, lines }) => [seat, ...lines.map(({ times }) => times)]);
  expect(told).toEqual([
    [1, 1, 1],
    [0, 2],
    [1, 1],
  ]);
});

it('tells in a line what it comes from, where the game knows that', () => {
  const log = [sight(1, 0, 'attacks', 1), sight(1, 1, 'loses', 1)];
  const because = (told: Sight, before: Sight[]) =>
    told.name === 'loses' ? { ...told, text: `by ${before.length}` } : null;
  const [{ lines }] = turns(log, { because });
  expect(lines.map(({ more }) => more.map(({ text }) => text))).toEqual([[], ['by 1']]);
  expect(lastLine(log, { because })?.more.map(({ text }) => text)).toEqual(['by 1']);
});
