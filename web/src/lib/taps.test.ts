import { expect, test } from 'vitest';
import { Taps } from './taps';

const tap = (timeStamp: number, clientX = 100, pointerType = 'touch') => ({
  ...{ detail: 1, timeStamp, clientX, clientY: 300, pointerType },
});

test('the second tap of a finger answers nothing new', () => {
  const taps = new Taps();
  expect(taps.repeats(tap(1000), 0)).toBe(false);
  expect(taps.repeats(tap(1180, 110), 1)).toBe(true);
  expect(taps.repeats(tap(1350), 1)).toBe(true);
});

test('what the first tap did not answer may be tapped again', () => {
  const taps = new Taps();
  taps.repeats(tap(1000), 4);
  expect(taps.repeats(tap(1180), 4)).toBe(false);
});

test('a tap elsewhere or later is one of its own', () => {
  const taps = new Taps();
  taps.repeats(tap(1000), 0);
  expect(taps.repeats(tap(1180, 180), 1)).toBe(false);
  expect(taps.repeats(tap(1700, 180), 2)).toBe(false);
});

test('a mouse counts its clicks by itself, and a key is never a second one', () => {
  const taps = new Taps();
  const click = (detail: number) => ({ ...tap(1000, 100, 'mouse'), detail });
  taps.repeats(click(1), 0);
  expect(taps.repeats(click(1), 1)).toBe(false);
  expect(taps.repeats(click(2), 2)).toBe(true);
  expect(taps.repeats(click(0), 3)).toBe(false);
});
