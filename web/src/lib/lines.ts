import { cardName, texts } from './i18n.svelte';
import type { Sight } from './protocol';
import type { Table } from './table.svelte';

/** A piece of a line: words, or a card to be drawn small. */
export type Part = { text: string } | { card: string };

const OPEN = '\uE000';
const SHUT = '\uE001';

type Reader = Pick<Table, 'game' | 'seat' | 'names'>;

/** A happening in words to its reader, without its subject: "play 8", "plays 8". */
function told(table: Reader, { name, seat, other, cards, amount }: Sight): string | undefined {
  const marked = cards.map((card) => `${OPEN}${card}${SHUT}`).join('');
  return texts.find('log', `${table.game}-${name}`, {
    you: seat === table.seat ? 'yes' : 'no',
    player: table.names[seat] ?? '',
    toyou: other === table.seat ? 'yes' : 'no',
    other: table.names[other] ?? '',
    cards: marked,
    count: cards.length,
    amount,
  });
}

const parts = (text: string): Part[] =>
  text
    .split(new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`))
    .filter(Boolean)
    .map((part) => (part.startsWith(OPEN) ? { card: part.slice(1, -1) } : { text: part }));

/** The line for the log, under its player's name; the server's sentence where there is no other. */
export const partsOf = (table: Reader, sight: Sight): Part[] =>
  parts(told(table, sight) ?? sight.text);

/** Whether the line goes on from a name in front of it. */
export const goesOn = (table: Reader, sight: Sight): boolean =>
  sight.seat >= 0 && told(table, sight) !== undefined;

/** The whole sentence as plain text, for a screen reader. */
export function lineOf(table: Reader, sight: Sight): string {
  if (!goesOn(table, sight)) return sight.text;
  const words = partsOf(table, sight).map((part) =>
    'card' in part ? ` ${cardName(table.game, part.card)} ` : part.text,
  );
  const who = sight.seat === table.seat ? texts.find('log', 'you') : table.names[sight.seat];
  return `${who} ${words.join('')}`.replace(/\s+/g, ' ').trim();
}
