import { describe, expect, it, vi } from 'vitest';
import type { View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { halfIdle, idle } from './idle';

vi.mock('../../lib/i18n.svelte', () => ({ cardName: () => '', gameText: () => undefined }));

type Cards = Record<string, string[]>;

/** Ada's table against Bob: `deeds.1` are the Deeds of Bob, the exposed one first. */
const moment = (lying: Cards): Moment => ({
  game: 'karmaka',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal: [],
  view: {
    seat: 0,
    zones: Object.entries(lying).map(([key, cards]) => {
      const [name, owner] = key.split('.');
      return { name, owner: Number(owner ?? -1), cards };
    }),
  } as unknown as View,
  figures: () => [],
});

describe('an ability without effect', () => {
  it('takes from a rival who has nothing there', () => {
    expect(idle('thievery', moment({ 'hand.0': ['thievery'] }))).toBe(true);
    expect(idle('thievery', moment({ 'deeds.1': ['peek'] }))).toBe(false);
    expect(idle('spite', moment({ 'hand.1': ['?'] }))).toBe(false);
  });
  it('fetches from empty Ruins or an empty Future Life', () => {
    expect(idle('salvage', moment({}))).toBe(true);
    expect(idle('salvage', moment({ ruins: ['peek'] }))).toBe(false);
    expect(idle('transmigrate', moment({ 'future.1': ['?'] }))).toBe(true);
  });
  it('has no other card of the hand to move', () => {
    expect(idle('jubilee', moment({ 'hand.0': ['jubilee'] }))).toBe(true);
    expect(idle('denial', moment({ 'hand.0': ['denial', 'peek'] }))).toBe(false);
  });
  it('copies nothing, itself, or what does nothing (M2.6)', () => {
    expect(idle('embody', moment({}))).toBe(true);
    expect(idle('embody', moment({ 'deeds.0': ['embody'] }))).toBe(true);
    expect(idle('embody', moment({ 'deeds.0': ['mimic'] }))).toBe(true);
    expect(idle('embody', moment({ 'deeds.0': ['mimic'], 'deeds.1': ['journey'] }))).toBe(false);
    expect(idle('mimic', moment({ 'deeds.1': ['embody', 'journey'] }))).toBe(true);
  });
  it('is never one that draws or lets play on', () => {
    for (const card of ['peek', 'panic', 'journey', 'destiny', 'dwindle']) {
      expect(idle(card, moment({}))).toBe(false);
    }
  });
});

describe('an ability of which only the further play is left', () => {
  it("is Panic on empty Decks, one's own among them", () => {
    expect(halfIdle('panic', moment({ 'hand.0': ['panic'] }))).toBe(true);
    expect(halfIdle('panic', moment({ 'deck.0': ['?'] }))).toBe(false);
    expect(halfIdle('panic', moment({ 'deck.1': ['?'] }))).toBe(false);
  });
  it('is Peek at a rival without a Hand', () => {
    expect(halfIdle('peek', moment({ 'hand.0': ['peek', 'panic'] }))).toBe(true);
    expect(halfIdle('peek', moment({ 'hand.1': ['?'] }))).toBe(false);
  });
  it('is no other card', () => {
    expect(halfIdle('journey', moment({}))).toBe(false);
  });
});
