import { t } from '../../lib/i18n.svelte';
import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Glyph from './Glyph.svelte';
import { confirm, info, label, question, theatre } from './speech';
import { left } from '../words';
import { path, wish } from './touch';

export const karma: Skin = {
  Face,
  Back,
  Glyph,
  Board,
  minutes: [5, 15],
  glance: [
    [{ card: '12' }, '→ 0'],
    [{ card: '6' }, '≤', { card: '9' }],
    [{ card: '9' }, '>', { card: '5' }],
    [{}, '→ 3'],
    [{ card: '7' }, '→', {}],
  ],
  path,
  wish,
  question,
  label,
  confirm,
  theatre,
  info,
  calendar: { deal: ['dealer', 'chose', 'shown', 'first'], together: ['chose', 'shown'] },
  standing: (seat, { view }) => t('cards-count', { count: left(view, seat) }),
  main: (action, { legal }) => legal.length === 1 && action === legal[0],
};
