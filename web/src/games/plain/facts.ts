import { cardName, t, texts } from '../../lib/i18n.svelte';
import type { Moment } from '../skin';

/** What the table knows besides the cards: one entry of the view's facts or figures. */
interface Known {
  word: string;
  /** The seat it is about, or -1. */
  seat: number;
  value: string;
}

/** Facts, then figures; `points.1` is about seat 1. */
export function known({ view }: Pick<Moment, 'view'>): Known[] {
  return Object.entries({ ...view.facts, ...view.figures }).map(([name, value]) => {
    const [word, seat = ''] = name.split('.');
    return { word, seat: /^\d+$/.test(seat) ? Number(seat) : -1, value };
  });
}

const number = (word: string): string | number => (/^\d{1,9}$/.test(word) ? Number(word) : word);

/** What a seat has, short enough to stand at its name: `seat-points`, else the word and the value. */
export function atSeat(moment: Pick<Moment, 'game' | 'view'>, seat: number): string[] {
  return known(moment)
    .filter((fact) => fact.seat === seat && fact.value)
    .map(({ word, value }) => {
      const text = texts.find(moment.game, `seat-${word}`, { value: number(value) });
      return text ?? `${word}: ${value}`;
    })
    .filter(Boolean);
}

/** What concerns nobody alone, in the sentences of the terminal: `fact-lead`. */
export function ofTable(moment: Pick<Moment, 'game' | 'view' | 'names' | 'seat'>): string[] {
  const { game, names, seat } = moment;
  const called = names.map((name, at) => (at === seat ? t('you-are') : name));
  const name = (word: string) => called[Number(word)] ?? word;
  return known(moment)
    .filter(({ seat }) => seat < 0)
    .map(({ word, value }) => {
      const words = value.split(' ').map((each) => (each && each !== '-' ? each : 'none'));
      const text = texts.find(game, `fact-${word}`, {
        value: number(value),
        player: name(value),
        first: words[0],
        second: number(words[1] ?? ''),
        last: words[words.length - 1],
        cards: words.map((card) => cardName(game, card)).join(', '),
        players: words.map(name).join(', '),
      });
      return text ?? (value && `${word}: ${value}`);
    })
    .filter(Boolean);
}
