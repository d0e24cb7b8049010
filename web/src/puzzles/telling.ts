import { t } from '../lib/i18n.svelte';
import type { PuzzleMark } from '../lib/messages';

const MARKS = 5;

export const botsMissed = ({ missed, attempts }: PuzzleMark): string =>
  t('puzzle-bots', { missed, attempts });

export const peopleMissed = ({ tried, failed }: Pick<PuzzleMark, 'tried' | 'failed'>): string =>
  t('puzzle-people', { tried, failed });

/** How hard it is for bots, in marks from 1 to 5. */
export const hardness = ({ missed, attempts }: PuzzleMark): boolean[] => {
  const hard = Math.min(MARKS, 1 + Math.floor((MARKS * missed) / attempts));
  return Array.from({ length: MARKS }, (_, at) => at < hard);
};
