import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Banner } from '../games/skin';
import type { Sight, View } from './protocol';
import { Show, type Change } from './show.svelte';

vi.mock('./motion', () => ({
  Motion: class {
    look() {}
    travel = () => 0;
    finish() {}
  },
}));
vi.mock('../ui/sound', () => ({ play() {} }));

const change = (seq: number, mine: boolean, ...names: string[]): Change => ({
  seq,
  view: { zones: [], to_act: mine ? [0] : [1] } as unknown as View,
  events: names.map((name) => ({ seq, name, cards: [] }) as unknown as Sight),
});
const BANNERS: Record<string, Banner> = {
  died: { text: 'Your life ends', slow: true },
  lost: { text: 'You lose 3' },
  struck: { text: 'You lose 9', holds: true },
};
let asked: number[];
let show: Show;
let stories: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('window', globalThis);
  asked = [];
  stories = false;
  show = new Show({
    mine: ({ to_act }) => to_act[0] === 0,
    stories: () => stories,
    set: ({ seq }) => asked.push(seq),
    banner: ({ name }) => BANNERS[name] ?? null,
    heard() {},
    settles: ({ name }) => name === 'buried',
    kept() {},
    done() {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a question does not wait for what happened before it', () => {
  show.add(change(1, false, 'lost'));
  show.add(change(2, true, 'played'));
  expect(asked).toContain(2);
});

test('where a turn is a story the question waits until it has been told', async () => {
  stories = true;
  show.add(change(1, false, 'lost'));
  show.add(change(2, true, 'played'));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual([1, 2]);
});

test('what has been told is known until the numbers know of it, whatever is told after it', async () => {
  show.reset(laid(change(0, false)));
  show.add(laid(change(1, true, 'climbed', 'struck', 'buried')));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([0]);
  expect(show.told.map(({ name }) => name)).toEqual(['climbed', 'struck']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toContain(1);
  expect(show.told).toEqual([]);
});

test('a question waits until the end of one life has been told', async () => {
  show.add(change(1, false, 'died'));
  show.add(change(2, true, 'played'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).not.toContain(2);
  expect(show.telling).toBe('Your life ends');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toContain(2);
  expect(show.telling).toBe('');
});

test('a question waits for a loss as long as its banner stands', async () => {
  show.add(change(1, true, 'struck'));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([]);
  expect(show.telling).toBe('You lose 9');
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([1]);
});

test('what is to be read at the same moment stands in one banner', async () => {
  show.add(change(1, true, 'died', 'lost', 'struck'));
  await vi.advanceTimersByTimeAsync(100);
  expect(show.banner).toMatchObject({ text: 'Your life ends', note: 'You lose 9' });
});

test('whoever has acted sees the end of a life that comes of it', async () => {
  show.skip();
  show.add(change(1, true, 'died'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
});

test('a tap goes on at once', async () => {
  show.add(change(1, false, 'died'));
  show.add(change(2, true, 'played'));
  await vi.advanceTimersByTimeAsync(100);
  show.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toContain(2);
  expect(show.banner).toBe(null);
});

test('numbers are those of the new life as soon as the old Deeds are gone', async () => {
  show.places = [{ key: 'deeds:0', name: 'deeds', owner: 0, pieces: [] }];
  show.add(change(1, false, 'died', 'buried', 'died'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual([1]);
  expect(show.telling).toBe('Your life ends');
});

test('when two lives end in a row the numbers wait for the second', async () => {
  show.places = [{ key: 'deeds:0', name: 'deeds', owner: 0, pieces: [] }];
  show.add(change(1, false, 'buried', 'died', 'buried', 'reborn'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toContain(1);
});

test('a moment that is put on the table ends what was being shown', async () => {
  show.add(change(1, false, 'died', 'died'));
  show.add(change(2, false, 'lost'));
  await vi.advanceTimersByTimeAsync(100);
  show.reset(change(7, true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([7]);
  expect(show.telling).toBe('');
  expect(show.banner).toBe(null);
  show.add(change(8, true, 'played'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toBe(8);
});

/** With a card on the table its happenings are told one by one. */
const laid = (one: Change): Change => {
  const zones = [{ name: 'deck', owner: -1, cards: ['?'] }];
  return { ...one, view: { ...one.view, zones } as unknown as View };
};
const untold = () => show.untold.map(({ name }) => name);

test('numbers that know the end keep back what has not been told', async () => {
  show.reset(laid(change(0, false)));
  show.add(laid(change(1, true, 'moved', 'lost', 'turn')));
  expect(untold()).toEqual(['lost', 'turn']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(untold()).toEqual([]);
});

test('what settles the numbers leaves only what comes after it to be told', () => {
  show.reset(laid(change(0, false)));
  show.add(laid(change(1, false, 'buried', 'lost')));
  expect(asked).toContain(1);
  expect(untold()).toEqual(['lost']);
});
