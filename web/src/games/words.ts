import { cardName, gameText, t } from '../lib/i18n.svelte';
import { GAP, type Sight, type View, type Zone } from '../lib/protocol';
import type { Banner, Moment, Rule } from './skin';

type Values = Record<string, string | number>;

/** A sentence of this game's catalogue, or null where it has none. */
export const say = (moment: Moment, id: string, values: Values = {}): string | null =>
  gameText(moment.game, id, values) ?? null;

/** Whether a sentence speaks to its reader: the word that the catalogue's variants go by. */
export const you = (moment: Moment, seat: number): 'yes' | 'no' =>
  seat === moment.seat ? 'yes' : 'no';

export const zone = (view: View, name: string, owner = -1): Zone =>
  view.zones.find((found) => found.name === name && found.owner === owner) ?? {
    name,
    owner,
    cards: [],
  };

export const held = (view: View): string[] => zone(view, 'hand', view.seat).cards;

/** Clauses with what each is about: one that has no line of its own is the card's. */
export const rules = (moment: Moment, clauses: string[]): Rule[] =>
  clauses.map((clause) => {
    const id = `about-${clause.toLowerCase().replace('.', '-')}`;
    return { clause, about: say(moment, id) ?? t('popover-card') };
  });

/** How many cards a seat has left, wherever they lie. */
export const left = (view: View, seat: number): number =>
  view.zones
    .filter(({ owner }) => owner === seat)
    .flatMap(({ cards }) => cards)
    .filter((card) => card !== GAP).length;

/** The banner of an event: `moment-…` with who it is about. */
export function banner(
  moment: Moment,
  event: Sight,
  look: Omit<Banner, 'text'> & { id?: string; values?: Values } = {},
): Banner | null {
  const { id = event.name, values = {}, ...rest } = look;
  const text = say(moment, `moment-${id}`, {
    you: you(moment, event.seat),
    at: you(moment, event.other),
    name: moment.names[event.seat] ?? '',
    other: moment.names[event.other] ?? '',
    count: event.cards.length,
    amount: event.amount,
    card: event.cards.length ? cardName(moment.game, event.cards[0]) : '',
    ...values,
  });
  if (!text) return null;
  const proud = rest.burst && (rest.sound === 'win' || rest.sound === 'rise');
  if (!proud || isFor(moment, event.seat)) return { text, ...rest };
  // No petals for what somebody else has won, and no colour of victory.
  const sound = rest.sound === 'win' ? undefined : rest.sound;
  return { text, ...rest, sound, burst: false, tone: moment.view.outcome ? 'bad' : 'plain' };
}

/** Whether what that seat has won is the reader's as well: one's own, a partner's; who watches is glad with all. */
function isFor({ seat, view }: Moment, winner: number): boolean {
  return seat < 0 || winner < 0 || seat === winner || view.outcome?.ranks[seat] === 1;
}
