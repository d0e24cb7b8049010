import { describe, expect, it, vi } from 'vitest';
import type { Duplicate, DuplicateSeat, DuplicateTable } from '../lib/messages';

vi.mock('../lib/i18n.svelte', () => ({
  t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(' '),
}));
const { asRoom, freeSeats, isEmpty, overCount, placeOf, plain } = await import('./telling');

const person = (name: string): DuplicateSeat => ({ name, kind: 'person', level: '', side: 0 });
const bot: DuplicateSeat = { name: 'Bot', kind: 'bot', level: 'easy', side: -1 };
const table = (number: number, state: DuplicateTable['state'], ...seats: DuplicateSeat[]) => ({
  number,
  room: `room ${number}`,
  state,
  seats,
});

const match = {
  duplicate: 'd',
  game: 'karma',
  players: 2,
  options: { cap: 2 },
  clock: { kind: 'none', seconds: 0, increment: 0 },
  tables: [table(0, 'over', person('Anna'), bot), table(1, 'open', person(''), bot)],
} as unknown as Duplicate;

describe('a duplicate match', () => {
  it('counts what is over and what is free', () => {
    expect(overCount(match)).toBe(1);
    expect(freeSeats(match)).toBe(1);
  });
  it('can do without a table only while nobody sits there', () => {
    expect(isEmpty(match.tables[0])).toBe(false);
    expect(isEmpty(match.tables[1])).toBe(true);
    expect(isEmpty(table(2, 'open', person('Boris'), person('')))).toBe(false);
  });
  it('names sides and means', () => {
    expect(placeOf(0, 2)).toBe('seat 1 · duplicate-side C');
    expect(placeOf(1, -1)).toBe('seat 2');
    expect(plain(100 / 3, 'it')).toBe('33,3');
  });
  it('tells its rules as a table does', () => {
    expect(asRoom(match)).toMatchObject({ game: 'karma', options: { cap: 2 }, watchers: false });
  });
});
