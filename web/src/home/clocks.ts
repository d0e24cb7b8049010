import { t } from '../lib/i18n.svelte';
import type { Clock } from '../lib/protocol';

/** The clocks that most people want; anything else is set by hand. */
export const CLOCKS: Clock[] = [
  { kind: 'none', seconds: 0, increment: 0 },
  { kind: 'move', seconds: 15, increment: 0 },
  { kind: 'move', seconds: 45, increment: 0 },
  { kind: 'move', seconds: 120, increment: 0 },
  { kind: 'game', seconds: 600, increment: 0 },
  { kind: 'move', seconds: 86400, increment: 0 },
];

export const sameClock = (a: Clock, b: Clock) =>
  a.kind === b.kind &&
  (a.kind === 'none' || (a.seconds === b.seconds && a.increment === b.increment));

/** A clock in words: "45 s a move". */
export function clockName({ kind, seconds, increment }: Clock): string {
  if (kind === 'none') return t('clock-none');
  if (kind === 'move' && seconds === 86400) return t('clock-day');
  const whole = seconds >= 60 && seconds % 60 === 0;
  const time = whole ? t('minutes-long', { count: seconds / 60 }) : t('seconds-long', { seconds });
  return t(`clock-${kind}`, { time, increment });
}
