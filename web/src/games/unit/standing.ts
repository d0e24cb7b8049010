import { gameText, t } from '../../lib/i18n.svelte';
import { signed } from '../../lib/spelling';
import type { Moment } from '../skin';
import { say } from '../words';

/** A seat's points; where points and cards were added up in the end, the sum that decided. */
export function standing(seat: number, { view, log }: Moment): string {
  const sum = log?.findLast((told) => told.name === 'counted' && told.seat === seat);
  const points = Number(view.facts[`points.${seat}`] ?? 0);
  if (!sum) return signed(t('points', { count: points }));
  const cards = sum.amount - points;
  const parts = gameText('unit', 'place-counted', { points: signed(points), cards });
  return `${signed(t('points', { count: sum.amount }))}: ${parts}`;
}

/** Where both have fallen, more points win (V23); the usual sentence knows of one only. */
export function how(moment: Moment): string | null {
  const { outcome, facts } = moment.view;
  const points = [0, 1].map((seat) => Number(facts[`points.${seat}`]));
  const [most, least] = [Math.max(...points), Math.min(...points)];
  if (outcome?.reason !== 'points' || most > 0 || most === least) return null;
  return say(moment, 'place-both-fell', { most: signed(most), least: signed(least) });
}
