import { describe, expect, it, vi } from 'vitest';
import type { View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { hopeless, largestSum, reach, rescue } from './danger';
import { confirm, label } from './effects';

vi.mock('../../lib/i18n.svelte', () => ({
  cardName: () => '',
  gameText: (_: string, id: string, { struck, pays, cards }: Record<string, number> = {}) =>
    struck === undefined ? id : `${id} ${struck} ${pays} ${cards}`,
}));

const zone = (suit: string, ...cards: string[]) => ({ name: `limit-${suit}`, owner: 0, cards });
const moment = (facts: Record<string, string>, free: number[], options = {}): Moment => ({
  game: 'unit',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal: [],
  options,
  view: {
    zones: [zone('s', 'KS', '4S'), zone('h', '9H'), zone('d'), zone('c')],
    facts: { turn: '1', 'points.0': '6', ...facts },
  } as unknown as View,
  figures: () => free,
});

describe('what the limit can bring back', () => {
  it('is every card that is free', () => {
    expect(rescue(moment({ 'points.0': '0' }, [4, 9, 0, 0]), 0)).toBe(13);
  });
  it('leaves out what was put there in this turn', () => {
    expect(rescue(moment({ placed: '9H' }, [4, 9, 0, 0]), 0)).toBe(4);
  });
  it('never lifts above the points of the start', () => {
    expect(rescue(moment({}, [17, 9, 0, 0]), 0)).toBe(14);
  });
  it('is only hearts, or only of who is on turn, where the table says so', () => {
    expect(rescue(moment({}, [17, 9, 0, 0], { recovery_suits: 'hearts' }), 0)).toBe(9);
    expect(rescue(moment({}, [17, 9, 0, 0], { recovery_who: 'active' }), 0)).toBe(0);
  });
  it('takes the cards that use a limit best', () => {
    expect(largestSum([7, 5, 4], 10)).toBe(9);
    expect(largestSum([13], 12)).toBe(0);
  });
});

describe('points that are struck', () => {
  // Six points, and limits for as much as is free: nine, or fourteen and no more.
  const struck = (lost: number, free: number[], options = {}, legal = ['done', 'limit 2S']) => ({
    ...moment({}, free, options),
    legal,
    figures: (name: string) => (name === 'loss.0' ? [lost] : name === 'rest' ? [] : free),
  });
  it('can be saved below twenty, and never beyond', () => {
    expect(reach(struck(14, [0, 9, 0, 0]), 0)).toBe('part');
    expect(reach(struck(15, [0, 9, 0, 0]), 0)).toBe('short');
    expect(reach(struck(19, [17, 9, 0, 0]), 0)).toBe('full');
    expect(reach(struck(20, [17, 9, 0, 0]), 0)).toBe('short');
    expect(reach(struck(20, [17, 9, 0, 0], { recovery_order: 'net' }), 0)).toBe('part');
    expect(hopeless(struck(20, [17, 9, 0, 0]), 0)).toBe(true);
    expect(hopeless(struck(5, [0, 0, 0, 0]), 0)).toBe(false);
  });
  it('can be saved by hearts of the own hand, where those may', () => {
    const holding = (options: object) => {
      const danger = struck(15, [0, 9, 0, 0], options);
      const hand = { name: 'hand', owner: 0, cards: ['AH', '5S', 'XR'] };
      return { ...danger, view: { ...danger.view, seat: 0, zones: [...danger.view.zones, hand] } };
    };
    expect(hopeless(holding({}), 0)).toBe(true);
    expect(hopeless(holding({ ext_hearts: true }), 0)).toBe(false);
  });
  it('ask before the end while something could save them, and not after that', () => {
    const free = [0, 9, 0, 0];
    expect(confirm('done', struck(14, free))).toBe('effect-lose-sure');
    expect(confirm('done', struck(15, free, {}, ['done', 'defend 2S against 5S']))).toBe(
      'effect-lose-sure',
    );
    expect(confirm('done', struck(15, free))).toBe(null);
    expect(confirm('done', struck(15, free, {}, ['done', 'back KS']))).toBe(null);
  });
});

describe('an attack', () => {
  const dying = (free: number[], lost: number): Moment => ({
    ...moment({}, free),
    figures: (name) => (name === 'loss.0' ? [lost] : free),
  });
  it('asks first where what pays for it could have saved its owner', () => {
    expect(confirm('attack 9S', dying([13, 0, 0, 0], 12))).toBe('effect-attack-sure');
  });
  it('does not where enough is left, nothing is lost, or nothing could help', () => {
    expect(confirm('attack 9S', dying([17, 9, 0, 0], 12))).toBe(null);
    expect(confirm('attack 9S', dying([13, 0, 0, 0], 5))).toBe(null);
    expect(confirm('attack 9S', dying([13, 0, 0, 0], 40))).toBe(null);
  });
});

it('ends a turn with a word on what the other may do then', () => {
  const struck: Moment = { ...moment({}, []), figures: (name) => (name === 'loss.1' ? [7] : [0]) };
  expect(label('end', struck)?.note).toBe('effect-end-note 7 0 0');
  expect(label('end', moment({}, []))?.note).toBe('effect-end-note 0 0 0');
  const limits = {
    ...struck,
    figures: (name: string) => (name === 'free.1' ? [13, 0, 8, 0] : [0]),
  };
  expect(label('end', limits)?.note).toBe('effect-end-note 0 21 0');
  // What they hold may go into a limit and pay at once.
  const hand = { name: 'hand', owner: 1, cards: ['?', '?'] };
  const zones = [...struck.view.zones, hand];
  const held = { ...limits, view: { ...struck.view, zones } as View };
  expect(label('end', held)?.note).toBe('effect-end-note 0 21 2');
});

describe('the click that adds up the cards', () => {
  const held = { name: 'hand', owner: 0, cards: ['5C'] };
  const field = { name: 'field', owner: 0, cards: ['7S'] };
  const last = (quiet: number | undefined, more: object = {}, zones: object[] = []): Moment => {
    const { view, ...rest } = moment({}, [17, 9, 0, 0]);
    const told: Record<string, number[]> = { 'loss.0': [0], 'limit.0': [17, 9, 0, 0] };
    if (quiet !== undefined) told.quiet = [quiet];
    const shown = { ...view, prompt: 'rest', seat: 0, zones: [...view.zones, held, ...zones] };
    return {
      ...rest,
      legal: ['attack 5C', 'done'],
      figures: (name) => told[name] ?? [],
      ...more,
      view: shown as unknown as View,
    };
  };
  it('asks first where the game would end with it and anything else can be done', () => {
    expect(confirm('done', last(1))).toBe('effect-count-sure');
  });
  it('does not where a card on the field, a deck or a first quiet turn lets the game go on', () => {
    expect(confirm('done', last(1, {}, [field]))).toBe(null);
    expect(confirm('done', last(0))).toBe(null);
    expect(confirm('done', last(undefined))).toBe(null);
  });
  it('does not where nothing but taking back can be done, which changes no sum', () => {
    expect(confirm('done', last(1, { legal: ['done'] }))).toBe(null);
    expect(confirm('done', last(1, { legal: ['back KS', 'done'] }))).toBe(null);
  });
  it('is no other move', () => {
    expect(confirm('end', last(1, { legal: ['attack 5C', 'end'] }))).toBe(null);
    expect(confirm('attack 5C', last(1))).toBe(null);
  });
});
