import { describe, expect, it, vi } from 'vitest';
import type { View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { label, where } from './effects';

vi.mock('../../lib/i18n.svelte', () => ({
  cardName: () => '',
  gameText: (_: string, id: string, { count }: { count?: number } = {}) =>
    id === 'effect-climbs-rings' ? `+ ${count} climbs` : id,
  t: (id: string) => id.replace('karmaka-', ''),
}));

/** Four points are asked for; these are there, in red, green and blue. */
const moment = (points: number[], rings = 0): Moment => ({
  game: 'karmaka',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal: [],
  view: { seat: 0, zones: [], facts: { 'rung.0': '0', 'rings.0': `${rings}` } } as unknown as View,
  figures: (name) => (name === 'asked' ? [4, 5, 6, 7] : points),
});
const note = (card: string, at: Moment) => label(`points ${card}`, at)?.note;

describe('a card laid onto the Deeds', () => {
  it('says what becomes of its colour', () => {
    expect(note('crisis', moment([1, 0, 0]))).toBe('red 1 → 3');
    expect(note('crisis', moment([2, 0, 0]))).toBe('red 2 → 4 effect-climbs');
    // Enough without it: what it adds is wasted.
    expect(note('crisis', moment([4, 0, 0]))).toBe('red 4 → 6');
  });
  it('counts Rings that make up for the rest', () => {
    expect(note('crisis', moment([1, 0, 0], 1))).toBe('red 1 → 3 + 1 climbs');
    expect(note('dwindle', moment([1, 0, 0], 1))).toBe('red 1 → 2');
  });
  it('says that a mosaic card counts for every colour, and names the best, or none where several are best', () => {
    expect(note('mimic', moment([0, 2, 1]))).toBe('effect-mosaic green 2 → 3');
    expect(note('mimic', moment([0, 0, 0]))).toBe('effect-mosaic effect-best 0 → 1');
    expect(note('mimic', moment([2, 2, 0]))).toBe('effect-mosaic effect-best 2 → 3');
  });
});

it('says what a pass is good for', () => {
  expect(label('pass', moment([0, 0, 0]))).toMatchObject({ note: 'effect-pass-note' });
});

it('names the place of a hint on a card that may go to several', () => {
  const named = ['points spite', 'ability spite', 'future spite', 'ruin spite'].map((action) =>
    where(action, moment([0, 0, 0])),
  );
  const words = ['effect-where-deeds', 'effect-where-ability', 'effect-where-future'];
  expect(named).toEqual([...words, null]);
});
