import { describe, expect, it, vi } from 'vitest';
import type { View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { copiesOf } from './cards';
import { info, question } from './speech';

vi.mock('../../lib/i18n.svelte', () => ({
  cardName: (_: string, card: string) => card,
  t: (id: string) => id,
  gameText: (_: string, id: string, values: Record<string, string> = {}) =>
    ({
      'ask-peril': `${id} ${values.name}`,
      'ask-as': `${values.card} as ${values.copied}`,
      'ask-choose-rival': `*${values.card}*: which rival?`,
      'place-copies': `${values.count} copies, ${values.seen} seen`,
    })[id] ?? id,
}));

const hand = (owner: number, ...cards: string[]) => ({ name: 'hand', owner, cards });
const moment = (points: number, held: string[], options = {}): Moment => ({
  game: 'karmaka',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal: ['points peek', 'pass'],
  options,
  view: {
    prompt: 'play',
    seat: 0,
    zones: [hand(0, 'peek', 'panic'), hand(1, ...held)],
    facts: { turn: '0', 'rung.0': '2', 'rung.1': '3', 'rings.1': '1' },
  } as unknown as View,
  figures: (name) =>
    name === 'asked' ? [4, 5, 6, 7] : name === 'points.1' ? [points, 0, 0] : [0, 0, 0],
});

describe('the question of a turn', () => {
  it('says that a rival is about to win, Rings included', () => {
    expect(question(moment(6, []))).toBe('ask-peril Bob');
  });
  it('does not where points are missing, cards are left, or partners play together', () => {
    expect(question(moment(5, []))).toBe('ask-play');
    expect(question(moment(7, ['?']))).toBe('ask-play');
    expect(question(moment(7, [], { mode: 'teams' }))).toBe('ask-play');
  });
});

describe('the question of a copied ability', () => {
  const copying = (prompt: string): Moment => {
    const { view, ...rest } = moment(0, []);
    const inplay = { name: 'inplay', owner: -1, cards: ['mimic'] };
    const facts = { ...view.facts, copied: 'crisis' };
    return { ...rest, view: { ...view, prompt, zones: [...view.zones, inplay], facts } as View };
  };
  it('names the card that was played and the one whose ability it has', () => {
    expect(question(copying('choose-rival'))).toBe('*mimic as crisis*: which rival?');
    expect(question(copying('fetch-to-hand'))).toBe('*mimic as crisis*. ask-fetch-to-hand');
  });
  it('is asked as ever where it is about no ability', () => {
    expect(question(copying('play-again'))).toBe('ask-play-again');
  });
});

describe('the large card', () => {
  it('says how many copies this table has and how many are seen, with the sign of the colour', () => {
    const told = info('peek', moment(0, ['peek', '?']));
    expect(told?.facts?.map(({ text }) => text)).toEqual([
      'colour-b',
      'points',
      '3 copies, 2 seen',
    ]);
    expect(told?.facts?.[0].sign?.use).toBe('#kk-su-blue');
    expect(copiesOf('peek', 'panic:4,peek:1')).toBe(1);
    expect(copiesOf('peek', 'panic:4')).toBe(3);
  });
  it('says of each rule what it is about', () => {
    expect(info('destiny', moment(0, []))?.clauses).toEqual([
      { clause: 'C17', about: 'about-c17' },
      { clause: 'M2.4', about: 'about-m2-4' },
      { clause: 'G12', about: 'about-g12' },
    ]);
  });
});
