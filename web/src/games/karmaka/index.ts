import { t } from '../../lib/i18n.svelte';
import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Glyph from './Glyph.svelte';
import { label, main, where } from './effects';
import { info, question, RUNGS, theatre } from './speech';
import { path, wish } from './touch';
import { unasked } from './trail';

export const karmaka: Skin = {
  Face,
  Back,
  Glyph,
  Board,
  minutes: [30, 60],
  glance: [
    ['4 · 5 · 6 · 7'],
    [{}, '→', { card: 'peek' }],
    [{ card: 'crisis' }],
    [{ card: 'vengeance' }, '+', { card: 'embody' }],
    ['+1'],
  ],
  path,
  wish,
  question,
  label,
  where,
  unasked,
  main,
  theatre,
  info,
  opens: ['future', 'ruins', 'deeds'],
  settles: ['buried'],
  stories: true,
  calendar: { opens: ['drew-own', 'died'] },
  standing: (seat, { view: { facts } }) =>
    t('on-rung', {
      name: t(`rung-${RUNGS[Number(facts[`rung.${seat}`] ?? 0)]}`),
      rings: Number(facts[`rings.${seat}`] ?? 0),
    }),
};
