import { t } from '../../lib/i18n.svelte';
import { signed } from '../../lib/spelling';
import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { confirm, label, main, patience } from './effects';
import Glyph from './Glyph.svelte';
import { info, mark, question, theatre } from './speech';
import { path, wish } from './touch';

/** A card of the limit asks for no answer. */
const QUIET = ['reserved', 'attached-s', 'attached-h', 'attached-d', 'taken-back'];

export const unit: Skin = {
  Face,
  Back,
  Glyph,
  Board,
  minutes: [15, 40],
  path,
  wish,
  question,
  label,
  main,
  confirm,
  patience,
  theatre,
  info,
  settles: ['lost', 'gained'],
  calendar: { opens: ['dealt', 'turn'], silent: { passed: QUIET } },
  standing: (seat, { view }) =>
    signed(t('points', { count: Number(view.facts[`points.${seat}`] ?? 0) })),
  opens: ['discard', 'gone'],
  mark,
};
