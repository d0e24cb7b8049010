import { expect, it, vi } from 'vitest';
import type { DailyDeal } from '../lib/messages';

vi.mock('../lib/i18n.svelte', () => ({
  t: (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`,
  gameText: () => 'Karma',
}));
const { resultLines, scoreText, shareLines, timeLeft } = await import('./telling');

const DEAL: DailyDeal = {
  game: 'karma',
  commitment: 'c0ffee',
  tomorrow: '',
  seed: '5eed',
  players: 4,
  own: { room: 'r00m', late: false, score: { points: 100, moves: 21 }, place: 2 },
  expert: { points: 0, moves: 30 },
  best: [{ name: 'Anna', points: 100, moves: 12, own: false }],
};

it('says a result as the terminal does', () => {
  expect(scoreText({ points: 100, moves: 3 })).toContain('daily-won ');
  expect(scoreText({ points: 0, moves: 3 })).toContain('daily-lost ');
  expect(scoreText({ points: 50, moves: 3 })).toContain('daily-between ');
});

it('shares the result, the place and the expert, and neither table nor seed', () => {
  const text = shareLines('2026-11-17', DEAL, 'https://cards.example/daily/2026-11-17').join('\n');
  expect(text.split('\n')).toHaveLength(5);
  expect(text).not.toContain('daily-you');
  for (const word of ['daily-mine', 'daily-won', '"place":2', '"players":4', 'daily-expert'])
    expect(text).toContain(word);
  for (const secret of ['r00m', '5eed', 'c0ffee', 'Anna']) expect(text).not.toContain(secret);
});

it('tells oneself the same as you', () => {
  const [own, ...others] = resultLines(DEAL, 'daily-you');
  expect(own).toMatch(/^daily-you .*daily-won/);
  const shared = shareLines('2026-11-17', DEAL, 'x');
  expect(shared.slice(2, -1)).toEqual(others);
});

it('says that a late result has no place', () => {
  const late = { ...DEAL, expert: null, own: { ...DEAL.own!, late: true, place: 0 } };
  const lines = shareLines('2026-11-17', late, 'x');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain('daily-late');
});

it('counts down to the end of the day', () => {
  expect(timeLeft(7200, 0)).toEqual({ hours: 2, minutes: 0 });
  expect(timeLeft(60, 1000)).toEqual({ hours: 0, minutes: 1 });
  expect(timeLeft(60, 90_000)).toEqual({ hours: 0, minutes: 0 });
});
