import { cardName, t, texts } from './i18n.svelte';
import type { Sight } from './protocol';
import type { Table } from './table.svelte';

/** A piece of a line: words, or a card to be drawn small. */
export type Part = { text: string } | { card: string };

/** A happening as it is told to the reader. */
export interface Line {
  /** Who stands in front; empty when the sentence stands alone. */
  who: string;
  parts: Part[];
}

const OPEN = '\uE000';
const SHUT = '\uE001';
/** Begins a line that does not go on from a name. */
const ALONE = '~';

type Reader = Pick<Table, 'game' | 'seat' | 'names'> & Partial<Pick<Table, 'log' | 'skin'>>;

function told(table: Reader, { name, seat, other, cards, amount }: Sight): string | undefined {
  const marked = cards.map((card) => `${OPEN}${card}${SHUT}`).join('');
  const values = { other: table.names[other] ?? '', cards: marked, count: cards.length, amount };
  // What is said of a person and not of a game is the same at every table.
  const key = name.startsWith('note-') ? name : `${table.game}-${name}`;
  const mine = table.seat >= 0 && seat === table.seat;
  const atMe = table.seat >= 0 && other === table.seat;
  return (
    (mine && atMe && texts.find('log', `${key}-self`, values)) ||
    (mine && texts.find('log', `${key}-you`, values)) ||
    (seat === other && texts.find('log', `${key}-own`, values)) ||
    (atMe && texts.find('log', `${key}-at-you`, values)) ||
    texts.find('log', key, values)
  );
}

const split = (text: string): Part[] =>
  text
    .split(new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`))
    .filter(Boolean)
    .map((part) => (part.startsWith(OPEN) ? { card: part.slice(1, -1) } : { text: part }));

/** A happening in words to its reader, with what goes on in the same line. */
export function lineOf(table: Reader, sight: Sight, more: Sight[] = []): Line {
  const { who, parts } = single(table, sight);
  const rest = more.flatMap((each) => [{ text: ' ' }, ...single(table, each).parts]);
  return { who, parts: [...parts, ...rest] };
}

/** One happening; the server's sentence where the catalogue has none. */
function single(table: Reader, sight: Sight): Line {
  const text = told(table, sight);
  if (text === undefined) return { who: '', parts: [{ text: sight.text }] };
  if (text.startsWith(ALONE)) return { who: '', parts: split(text.slice(1)) };
  const who = sight.seat === table.seat ? t('you-are') : (table.names[sight.seat] ?? '');
  return { who, parts: split(text + unasked(table, sight)) };
}

/** That there was nothing to choose, where the game says so of a choice. */
function unasked({ game, log = [], skin, names }: Reader, sight: Sight): string {
  if (!skin?.unasked) return '';
  const before = log[log.indexOf(sight) - 1];
  if (!before || !skin.unasked(sight, before, names.length)) return '';
  const told = texts.find('log', `${game}-unasked`);
  return told ? ` ${told}` : '';
}

/** The whole sentence as plain text, for a screen reader. */
export function sentenceOf(table: Reader, sight: Sight, more: Sight[] = []): string {
  const { who, parts } = lineOf(table, sight, more);
  const words = parts.map((part) =>
    'card' in part ? ` ${cardName(table.game, part.card)} ` : part.text,
  );
  return `${who} ${words.join('')}`.replace(/\s+/g, ' ').trim();
}
