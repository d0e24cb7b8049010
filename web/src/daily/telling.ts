import { gameText, t, texts } from '../lib/i18n.svelte';
import type { DailyDeal, DailyScore } from '../lib/messages';

const WON = 100;

export const titleOf = (game: string): string => gameText(game, 'game-title') ?? game;

/** A day as people write it; days are those of UTC. */
export const spelt = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString(texts.lang, { ...how, timeZone: 'UTC' });

/** A result in words, the same as in the terminal. */
export function scoreText({ points, moves }: DailyScore): string {
  const words = { 0: 'daily-lost', [WON]: 'daily-won' }[points] ?? 'daily-between';
  return t(words, { points, moves });
}

/** One's own result, its place and the expert's, told to oneself or to others. */
export function resultLines(deal: DailyDeal, own: 'daily-you' | 'daily-mine'): string[] {
  const lines: string[] = [];
  const score = deal.own?.score;
  if (score) lines.push(t(own, { result: scoreText(score) }));
  if (deal.own?.place)
    lines.push(t('daily-place', { place: deal.own.place, players: deal.players }));
  else if (score) lines.push(t('daily-late'));
  if (deal.expert) lines.push(t('daily-expert', { result: scoreText(deal.expert) }));
  return lines;
}

/** What may be told to others: no card, no move. */
export function shareLines(day: string, deal: DailyDeal, address: string): string[] {
  const title = t('daily-share', { day, game: titleOf(deal.game) });
  return [title, ...resultLines(deal, 'daily-mine'), address];
}

/** Hours and minutes until a moment. */
export function timeLeft(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((ends * 1000 - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
