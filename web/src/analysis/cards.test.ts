import { describe, expect, it } from 'vitest';
import type { Pick, Skin } from '../games/skin';
import type { Step } from '../lib/api';
import type { View } from '../lib/protocol';
import { cardsOf, revealed } from './cards';

/** `play 7` is about a card by its name, `turn 0` by its place, `pass` about none. */
const skin = {
  path: ([verb, what]: string[]): Pick[] => {
    if (verb === 'play') return [{ zone: 'hand', owner: 0, card: what }];
    return verb === 'turn' ? [{ zone: 'hand', owner: 0, at: Number(what) }] : [];
  },
} as unknown as Skin;
const view = { zones: [{ name: 'hand', owner: 0, cards: ['9', '?'] }] } as unknown as View;
const steps = [{ views: { '0': { view, events: [] } } }] as unknown as Step[];
const moment = (played: string, better: string) => ({
  move: 1,
  points: -9,
  doubt: 2,
  sentence: '',
  played,
  better,
});

describe('the cards of a costly move', () => {
  it('are the one played and the better one', () => {
    expect(cardsOf(skin, moment('play 7', 'turn 0'), 0, steps)).toEqual(['7', '9']);
  });
  it('are one where the same card had a better use', () => {
    expect(cardsOf(skin, moment('play 9', 'turn 0'), 0, steps)).toEqual(['9']);
  });
  it('leave a place empty where a move is about no card, or about a hidden one', () => {
    expect(cardsOf(skin, moment('play 7', 'pass'), 0, steps)).toEqual(['7', '']);
    expect(cardsOf(skin, moment('pass', 'play 7'), 0, steps)).toEqual(['', '7']);
    expect(cardsOf(skin, moment('play 7', 'turn 1'), 0, steps)).toEqual(['7', '']);
    expect(cardsOf(skin, moment('pass', 'turn 1'), 0, steps)).toEqual([]);
  });
});

describe('what came to light in a step', () => {
  const seen = (zones: object[], events: object[]) => ({ view: { zones }, events });
  const zones = [
    { name: 'deck', owner: -1, cards: ['?', '?'] },
    { name: 'hand', owner: 0, cards: ['9'] },
  ];
  const event = (name: string, source: string, cards: string[]) => ({ name, source, cards });
  const game = [
    {
      views: {
        '-1': seen(zones, [event('begins', '', []), event('dealt', 'deck', ['?'])]),
        '0': seen(zones, [event('begins', '', []), event('dealt', 'deck', ['9'])]),
      },
    },
    {
      views: {
        '-1': seen(zones, [event('played', 'hand', ['9']), event('drew', 'deck', ['?'])]),
        '0': seen(zones, [event('played', 'hand', ['9']), event('drew', 'deck', ['4'])]),
      },
    },
  ] as unknown as Step[];
  it('are the cards from places that nobody could see into', () => {
    expect(revealed(game, 1).map(({ name, cards }) => [name, cards])).toEqual([['drew', ['4']]]);
  });
  it('is at the deal every card that somebody was dealt', () => {
    expect(revealed(game, 0).map(({ cards }) => cards)).toEqual([['9']]);
  });
});
