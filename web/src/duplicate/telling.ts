import { t } from '../lib/i18n.svelte';
import type { Duplicate, DuplicateTable } from '../lib/messages';
import type { Room } from '../lib/protocol';

/** A side's name: A, B and so on. */
export const letterOf = (side: number): string => String.fromCharCode('A'.charCodeAt(0) + side);

/** A seat, and whose side it is on where there are sides. */
export const placeOf = (seat: number, side: number): string =>
  [
    t('seat', { seat: seat + 1 }),
    ...(side < 0 ? [] : [t('duplicate-side', { side: letterOf(side) })]),
  ].join(' · ');

/** A mean without a sign. */
export const plain = (points: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(points);

export const overCount = ({ tables }: Duplicate): number =>
  tables.filter(({ state }) => state === 'over').length;

export const freeSeats = ({ tables }: Duplicate): number =>
  tables.flatMap(({ seats }) => seats).filter(({ name }) => !name).length;

/** Whether no person sits at a table that waits for some. */
export const isEmpty = ({ state, seats }: DuplicateTable): boolean =>
  state === 'open' && seats.every(({ name, kind }) => kind === 'bot' || !name);

/** What all tables of a match have agreed on. */
export const asRoom = ({ duplicate, game, players, options, clock }: Duplicate): Room => ({
  room: duplicate,
  game,
  players,
  options,
  clock,
  state: 'open',
  seats: [],
  watchers: false,
});
