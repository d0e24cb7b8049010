import { describe, expect, it } from 'vitest';
import type { AnalysedSeat } from '../lib/messages';
import { band, change, down, extremes, isClear, line, percent, ticks, withDoubt } from './figures';

const moment = (points: number) => ({
  move: 1,
  points,
  doubt: 1,
  sentence: '',
  played: '',
  better: '',
});
const figure = { points: 0, doubt: 0 };
const seat = (strokes: number[]): AnalysedSeat => ({
  name: 'Anna',
  account: [],
  result: 100,
  luck: figure,
  play: figure,
  hidden: figure,
  chances: [50, 60, 100],
  doubts: [0, 10, 0],
  strokes: strokes.map(moment),
  mistakes: [],
  accuracy: null,
  rating: null,
  given_up: null,
});

describe('what a move changed', () => {
  it('is told in whole per cent, the deal against the even start', () => {
    const lucky = { ...seat([]), chances: [57.6, 60.4, 100] };
    expect([0, 1, 2].map((move) => change(lucky, move))).toEqual([8, 2, 40]);
  });
});

describe('the chart of a game', () => {
  it('goes from the deal to the result', () => {
    expect(line(seat([]))).toBe('0,50 50,40 100,0');
  });
  it('has a band as wide as the doubt', () => {
    expect(band(seat([]))).toBe('0,50 50,30 100,0 100,0 50,50 0,50');
  });
  it('stays in sight where an estimate leaves the range', () => {
    expect(down(140)).toBe(0);
    expect(down(-40)).toBe(100);
    expect(percent(-0.2, 'en')).toBe('0');
  });
});

describe('the numbers under the chart', () => {
  it('are few however long the game was', () => {
    expect(ticks(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ticks(107)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(0)).toEqual([0]);
  });
});

describe('the luck of a game', () => {
  it('has a luckiest and an unluckiest moment', () => {
    const { best, worst } = extremes(seat([3, -9, 7]));
    expect([best?.points, worst?.points]).toEqual([7, -9]);
  });
  it('has no lucky moment where all were bad', () => {
    expect(extremes(seat([-3])).best).toBeUndefined();
    expect(extremes(seat([])).worst).toBeUndefined();
  });
});

describe('a figure', () => {
  it('says its sign and its interval', () => {
    expect(withDoubt(3.21, 1, 'en')).toBe('+3.2 ± 1.0');
  });
  it('is clear beyond its interval only', () => {
    expect(isClear({ points: -3, doubt: 2 })).toBe(true);
    expect(isClear({ points: 2, doubt: 2 })).toBe(false);
  });
});
