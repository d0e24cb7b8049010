import { recall, remember } from '../lib/settings.svelte';

/** How far somebody has come in a lesson. */
interface Progress {
  at: number;
  all: number;
  done?: boolean;
}

let kept = $state<Record<string, Progress>>(recall('lessons', {}));

export const progressOf = (game: string): Progress | undefined => kept[game];

export function keep(game: string, at: number, all: number): void {
  const done = kept[game]?.done || at >= all || undefined;
  kept = { ...kept, ...recall('lessons', {}), [game]: { at: at >= all ? 0 : at, all, done } };
  remember('lessons', kept);
}

/** The lesson that was begun last and not finished. */
export function unfinished(): string | undefined {
  return Object.keys(kept).findLast((game) => kept[game].at > 0 && !kept[game].done);
}

export const isNew = () => !Object.keys(kept).length;
