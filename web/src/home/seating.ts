import { t } from '../lib/i18n.svelte';
import { seatsOf } from './chosen.svelte';
import type { Draft } from './draft.svelte';
import { presetName } from './options';

/** Why there are no more seats than these, and the rules that would have more. */
export function enough(draft: Draft, lang: string): { text: string; preset?: string } | null {
  const { game, allowed } = draft;
  if (!allowed.length || draft.more) return null;
  const most = allowed.at(-1)!;
  const title = game.title;
  const larger = game.presets
    .map(({ name, ...rest }) => ({
      name,
      counts: seatsOf(game, { name, ...rest }).filter((count) => count > most),
    }))
    .find(({ counts }) => counts.length);
  if (allowed.length === 1 && game.seats[0] !== game.seats[1]) {
    const preset = presetName(game.name, draft.preset);
    return { text: t('seats-exactly', { preset, count: most }) };
  }
  if (larger) {
    const list = new Intl.ListFormat(lang, { type: 'disjunction' });
    const counts = list.format(larger.counts.map(String));
    const preset = presetName(game.name, larger.name);
    return { text: t('seats-need', { game: title, counts, preset }), preset: larger.name };
  }
  if (most < game.seats[1]) return { text: t('seats-try', { game: title, most }) };
  return { text: t('seats-most', { game: title, most }) };
}
