import { expect, test } from 'vitest';
import type { Step } from './api';
import { ALL, linkedMove, seenBy, seenByAny, WATCHER } from './replay';

test('a link leads to a step, and any other fragment to the begin', () => {
  expect(linkedMove('#move=23')).toBe(23);
  expect(linkedMove('')).toBe(0);
  expect(linkedMove('#analysis')).toBe(0);
  expect(linkedMove('#move=x')).toBe(0);
  expect(linkedMove('#move=123456')).toBe(0);
});

test('with all cards, places and happenings show what any seat saw', () => {
  const scene = (mine: string[], theirs: string[]) => ({
    view: {
      zones: [
        { name: 'hand', owner: 0, cards: mine },
        { name: 'hand', owner: 1, cards: theirs },
      ],
    },
    events: [
      { name: 'dealt', seat: 0, cards: mine },
      { name: 'dealt', seat: 1, cards: theirs },
    ],
  });
  const step = {
    seat: 0,
    views: {
      '-1': scene(['?', '?'], ['?']),
      '0': scene(['7', '8'], ['?']),
      '1': scene(['?', '?'], ['9']),
    },
  } as unknown as Step;
  const cards = ({ view, events }: ReturnType<typeof seenBy>) =>
    [...view.zones, ...events].map((found) => found.cards.join(''));
  expect(cards(seenByAny(step))).toEqual(['78', '9', '78', '9']);
  expect(cards(seenBy(step, ALL))).toEqual(['78', '9', '78', '9']);
  expect(cards(seenBy(step, WATCHER))).toEqual(['??', '?', '??', '?']);
  const zones = [
    { name: 'hand', owner: 0, cards: ['7', '8'] },
    { name: 'deck', owner: -1, cards: ['5'] },
  ];
  const open = { ...step, zones };
  expect(cards(seenBy(open, ALL))).toEqual(['78', '5', '78', '9']);
  expect(cards(seenByAny(open))).toEqual(['78', '9', '78', '9']);
});
