import { t } from '../../lib/i18n.svelte';
import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Glyph from './Glyph.svelte';
import { label } from './effects';
import { info, question, theatre } from './speech';
import { left } from '../words';
import { path, wish } from './touch';

export const kanobu: Skin = {
  Face,
  Back,
  Glyph,
  Board,
  minutes: [10, 20],
  glance: [
    [{ card: 'B-rock' }, '→ 0'],
    [{ card: 'B-three' }, '→', { card: 'B-rock' }],
    [{ card: 'B-rock' }, '>', { card: 'BG-scissors' }],
    [{}, '→'],
    [{ card: 'P-star' }],
  ],
  path,
  buttons: ['draw'],
  wish,
  question,
  label,
  theatre,
  settles: [
    ...['turned', 'named-blue', 'named-green', 'named-red', 'named-yellow'],
    // What is threatened lies before its victim as soon as it is told.
    ...['owed-skip', 'owed-cards', 'owed-all', 'owed-chance'],
  ],
  info,
  standing: (seat, { view }) => t('cards-count', { count: left(view, seat) }),
  main: (action, { legal }) => legal.length === 1 && action === legal[0],
};
