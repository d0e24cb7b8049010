import { gameText, t, texts } from '../lib/i18n.svelte';
import type { Outcome } from '../lib/protocol';
import { capital } from '../lib/spelling';

const list = (names: string[]) => new Intl.ListFormat(texts.lang).format(names);

/** Who won and how, told to one seat (or to a watcher, -1). */
export function tell(game: string, { ranks, reason }: Outcome, names: string[], seat: number) {
  // All may share the last place: then nobody has the first.
  const best = Math.min(...ranks);
  const last = Math.max(...ranks);
  const at = (rank: number) => ranks.flatMap((found, index) => (found === rank ? [index] : []));
  const named = (rank: number) => list(at(rank).map((index) => names[index]));
  const drawn = isDrawn(ranks);
  const mine = ranks[seat];
  const role =
    mine === undefined || drawn
      ? 'none'
      : mine === best
        ? 'first'
        : mine === last
          ? 'last'
          : 'none';
  const values = { role, first: named(best), last: named(last), winners: at(best).length };
  const head = drawn
    ? t('you-draw')
    : role === 'first'
      ? (texts.find('web', `won-${reason}`) ?? t('you-win'))
      : t('wins', values);
  const how =
    texts.find('web', `how-${game}-${reason}`, values) ??
    texts.find('web', `how-${reason}`, values) ??
    `${capital(gameText(game, `ending-${reason}`) ?? reason)}.`;
  return { head, how, drawn, winners: drawn ? [Math.max(seat, 0)] : at(best) };
}

/** Whether all share one place, whatever its number. */
export const isDrawn = (ranks: number[]) => new Set(ranks).size === 1;

/** The seats from the first place to the last. */
export const standing = (ranks: number[]) =>
  ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);

/** What a seat has won or lost, with its sign; nothing in a game where places are all. */
export const stake = ({ stakes }: Outcome, seat: number) =>
  stakes
    ? new Intl.NumberFormat(texts.lang, { signDisplay: 'exceptZero' }).format(stakes[seat])
    : '';
