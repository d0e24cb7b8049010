import { describe, expect, it, vi } from 'vitest';
import type { Sight, View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { question, theatre } from './speech';

vi.mock('../../lib/i18n.svelte', () => ({
  cardName: () => '',
  texts: { lang: 'en' },
  gameText: (_: string, id: string, values: Record<string, unknown> = {}) =>
    'own' in values ? `${id} +${values.own} +${values.gain}` : id,
}));

const limits = (owner: number, hearts: string[]) =>
  ['s', 'h', 'd', 'c'].map((suit) => ({
    name: `limit-${suit}`,
    owner,
    cards: suit === 'h' ? hearts : [],
  }));
const lastWord = (own: number, other: number): Moment => ({
  game: 'unit',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal: ['done'],
  view: {
    prompt: 'rest',
    seat: 0,
    zones: [...limits(0, ['4H']), ...limits(1, ['9H'])],
    facts: { turn: '1', 'points.0': '10', 'points.1': '5' },
  } as unknown as View,
  figures: (name) =>
    name === 'loss.0' ? [own] : name === 'loss.1' ? [other] : name === 'rest' ? [] : [0, 13, 0, 0],
});

describe('the question of a last word', () => {
  it('says that all points of the other are struck', () => {
    expect(question(lastWord(3, 5))).toBe('ask-winning');
  });
  it('says what both could bring back where both would lose everything', () => {
    expect(question(lastWord(10, 5))).toBe('ask-both-struck +4 +9');
  });
  it('speaks of the own danger where only that is to be told', () => {
    expect(question(lastWord(10, 4))).toBe('ask-rest-threatened');
  });
});

describe('the question of the own turn', () => {
  const going = (own: number, other: number): Moment => ({
    ...lastWord(own, other),
    legal: ['attack 9S', 'defend 9S against 5S', 'end'],
    view: { ...lastWord(own, other).view, prompt: 'may' },
  });
  it('calls nothing lost that the last word can still defend', () => {
    expect(question(going(0, 4))).toBe('ask-may-struck');
    expect(question(going(0, 5))).toBe('ask-may-struck');
  });
  it('speaks of the own loss first, and of none where nothing is struck', () => {
    expect(question(going(3, 4))).toBe('ask-may-threatened');
    expect(question(going(0, 0))).toBe('ask-may');
  });
});

describe('a loss that was not averted', () => {
  it('is told with its reason', () => {
    const event = { name: 'unsaved', seat: 1, other: -1, cards: [], amount: 4 };
    const told = theatre(event as unknown as Sight, lastWord(0, 5));
    expect(told).toMatchObject({ text: 'moment-unsaved', note: 'moment-unsaved-note' });
  });
});

it('makes no moment of points that nobody gains', () => {
  const gained = (amount: number) =>
    theatre({ name: 'gained', seat: 1, amount, cards: [] } as unknown as Sight, lastWord(3, 5));
  expect(gained(0)).toBeNull();
  expect(gained(4)?.tone).toBe('bad');
});
