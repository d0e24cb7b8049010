import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { label, main } from './effects';
import { info, question, theatre } from './speech';
import { path, wish } from './touch';

export const karmaka: Skin = {
  Face,
  Back,
  Board,
  minutes: [30, 60],
  path,
  wish,
  question,
  label,
  main,
  theatre,
  info,
};
