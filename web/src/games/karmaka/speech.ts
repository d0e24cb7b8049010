import { cardName, t } from '../../lib/i18n.svelte';
import type { Sight } from '../../lib/protocol';
import type { Banner, Info, Moment } from '../skin';
import { banner, held, rules, say, zone } from '../words';
import { CARDS, copiesOf, NAMES, SIGNS } from './cards';
import { life, lifeLeft } from './effects';

/** Rulings about a single card, beside its own clause and that of the offer. */
const MORE: Record<string, string[]> = { destiny: ['G12'] };
export const RUNGS = ['beetle', 'snake', 'wolf', 'monkey', 'transcendence'];

export function question(moment: Moment): string | null {
  const { view, legal, names } = moment;
  const card = zone(view, 'inplay').cards[0];
  const copied = view.facts.copied ?? 'none';
  // What is offered is the card that was played, whatever ability it has copied (M2.4).
  const used = copied === 'none' || view.prompt === 'offer' ? card : copied;
  const { points, asked, rings, need, last } = life(moment);
  const sum = points + rings;
  const values = {
    card: used ? cardName(moment.game, used) : '',
    text: (used && say(moment, `text-${used}`)) || '',
    name: names[Number(view.facts.turn ?? 0)] ?? '',
    // Passing needs a Deck (M2.7); with the last card gone, the next turn is death and rebirth (M2.8).
    pass: legal.includes('pass') ? 'yes' : held(view).length > 1 ? 'no' : 'last',
    points,
    asked,
    rings,
    need,
    now: say(moment, 'ask-now', { points, asked, rings, sum }) ?? '',
    left: lifeLeft(moment),
    last,
    draws: moment.figures('alike')[0] ?? 1,
    enough: need === 0 ? 'none' : need <= rings ? 'yes' : 'no',
  };
  const winner = ['play', 'play-again'].includes(view.prompt) ? aboutToWin(moment) : -1;
  if (winner >= 0) return say(moment, 'ask-peril', { name: names[winner] ?? '' });
  const text = say(moment, `ask-${view.prompt}`, values) ?? say(moment, `prompt-${view.prompt}`);
  return text && part(asCopy(text, card, used, moment), moment);
}

/** Questions that belong to no ability, or to the card itself whatever it has copied. */
const PLAIN = ['play', 'play-again', 'offer', 'spend-rings'];
/** The question of a copied ability names the card that was played, too: "Mimic as Crisis: …". */
function asCopy(text: string, played: string, used: string, moment: Moment): string {
  if (!played || played === used || PLAIN.includes(moment.view.prompt)) return text;
  const copied = cardName(moment.game, used);
  const both = say(moment, 'ask-as', { card: cardName(moment.game, played), copied }) ?? copied;
  return text.includes(copied) ? text.replace(copied, both) : `*${both}*. ${text}`;
}

/** A rival on the last rung whose life is over and has points enough, Rings included (M2.8); or -1. */
function aboutToWin(moment: Moment): number {
  // Where two play together a partner is no rival.
  if ((moment.options?.mode ?? 'free') !== 'free') return -1;
  return moment.names.findIndex((_, seat) => {
    const { need, rings } = life(moment, seat);
    const last = moment.view.facts[`rung.${seat}`] === `${RUNGS.length - 2}`;
    return seat !== moment.seat && last && need <= rings && lifeLeft(moment, seat) === 0;
  });
}

/** Cards that an ability moves one by one, two in all: "1 of 2" (C4, C12, C14, C17). */
const BY_TWO = ['sow', 'may-ruin', 'may-score', 'may-place'];
function part(text: string, moment: Moment): string | null {
  const { view, figures } = moment;
  const left = figures('alike')[0] ?? 1;
  const from = view.prompt === 'may-place' ? zone(view, 'shown').cards : held(view);
  const number = 3 - left;
  const total = number - 1 + Math.min(left, from.length);
  if (!BY_TWO.includes(view.prompt) || number < 1 || total < 2) return text;
  return say(moment, 'ask-part', { text, number, total });
}

const LOOKS: Record<string, Omit<Banner, 'text'>> = {
  died: { tone: 'plain', sound: 'hit', passing: true },
  climbed: { tone: 'good', sound: 'rise', weight: 20, burst: true },
  stayed: { tone: 'bad', sound: 'take', weight: 20, slow: true },
  spent: { tone: 'plain', sound: 'rise', slow: true },
  reborn: { tone: 'plain', sound: 'rise', passing: true },
  copied: { tone: 'plain', passing: true, slow: true },
  transcended: { tone: 'good', sound: 'win', weight: 100, burst: true },
  'stole-deed': { tone: 'bad', sound: 'take' },
  'ruined-deed': { tone: 'bad', sound: 'hit' },
  'ruined-random': { tone: 'bad', sound: 'hit' },
};
/** The end of a life and what comes of it: to its owner one thing after the other. */
const LIFE = ['died', 'climbed', 'stayed', 'reborn'];

export function theatre(event: Sight, moment: Moment): Banner | null {
  const look = LOOKS[event.name];
  if (!look) return null;
  const own = LIFE.includes(event.name) && event.seat === moment.seat;
  const note =
    event.name === 'copied'
      ? say(moment, `text-${event.cards[0]}`)
      : say(moment, `moment-${event.name}-note`, {
          you: own ? 'yes' : 'no',
          amount: event.amount,
          asked: moment.figures('asked')[event.amount] ?? 0,
          last: event.amount === RUNGS.length - 2 ? 'yes' : 'no',
        });
  return banner(moment, event, {
    ...look,
    weight: look.weight ?? worth(event),
    ...(note ? { note } : {}),
    ...(own ? { slow: true } : {}),
    values: { rung: t(`rung-${RUNGS[rungOf(event, moment)] ?? RUNGS[0]}`) },
  });
}

/** The rung that an event is about: the one that was climbed to, or on which the next life begins. */
const rungOf = ({ name, amount, seat }: Sight, { view }: Moment): number =>
  name === 'climbed' ? amount : Number(view.facts[`rung.${seat}`] ?? 0);

/** What the cards of an event count as Deeds. */
const worth = ({ cards }: Sight) =>
  cards.reduce((sum, card) => sum + (CARDS[card]?.points ?? 0), 0);

export function info(card: string, moment: Moment): Info | null {
  const line = say(moment, `text-${card}`);
  if (!line) return null;
  const { colour, points } = CARDS[card];
  const called = colour === 'mosaic' ? t('colour-mosaic') : t(`colour-${colour[0]}`);
  const facts = [
    { text: called, sign: { use: `#kk-su-${colour}`, ink: SIGNS[colour] } },
    { text: t('points', { count: points }) },
    { text: copies(card, moment) },
  ];
  return {
    line,
    facts,
    price: say(moment, 'place-price', { players: moment.names.length }) ?? undefined,
    clauses: rules(moment, [`C${NAMES.indexOf(card) + 1}`, 'M2.4', ...(MORE[card] ?? [])]),
  };
}

/** How many copies this table has, and how many of them the reader sees now. */
function copies(card: string, moment: Moment): string {
  const count = copiesOf(card, String(moment.options?.counts ?? ''));
  const seen = moment.view.zones.flatMap(({ cards }) => cards).filter((each) => each === card);
  return say(moment, 'place-copies', { count, seen: seen.length }) ?? '';
}
