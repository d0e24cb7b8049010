import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { confirm, label, main, patience } from './effects';
import Glyph from './Glyph.svelte';
import { info, mark, picked, question, theatre } from './speech';
import { how, standing } from './standing';
import { strikes } from './strikes';
import { path, tried, wish } from './touch';

/** A card of the limit asks for no answer. */
const QUIET = ['reserved', 'attached-s', 'attached-h', 'attached-d', 'taken-back'];

export const unit: Skin = {
  Face,
  Back,
  Glyph,
  Board,
  minutes: [15, 40],
  glance: [
    ['20 → 0'],
    [{ card: 'KS' }, '→', { card: '9S' }],
    [{ card: '6H' }, { card: '9S' }, { card: '3C' }],
    [{ card: '5C' }, '⇄', { card: '8C' }],
    [{ card: '9D' }, '− 2', { card: '7D' }],
    [{ card: '7H' }, '→ +7'],
    ['∑'],
  ],
  path,
  lifts: ['hand'],
  wish,
  tried,
  question,
  picked,
  label,
  main,
  confirm,
  patience,
  theatre,
  info,
  settles: ['lost', 'gained'],
  calendar: {
    opens: ['dealt', 'turn'],
    joins: ['against'],
    silent: { passed: QUIET },
    shared: true,
    because: strikes,
  },
  standing,
  how,
  opens: ['discard', 'gone'],
  mark,
};
