import { describe, expect, it, vi } from 'vitest';
import type { Sight } from '../lib/protocol';
import type { Banner, Moment } from './skin';
import { banner } from './words';

vi.mock('../lib/i18n.svelte', () => ({
  cardName: (_: string, card: string) => card,
  t: (id: string) => id,
  gameText: (_: string, id: string) => id,
}));

const WIN: Omit<Banner, 'text'> = { tone: 'good', sound: 'win', burst: true };
const STEP: Omit<Banner, 'text'> = { tone: 'good', sound: 'rise', burst: true };
const by = (seat: number) =>
  ({ name: 'ended', seat, other: -1, cards: [], amount: 0 }) as unknown as Sight;
const read = (seat: number, ranks?: number[]): Moment =>
  ({
    game: 'kanobu',
    seat,
    names: ['Ada', 'Bob', 'Cy'],
    view: { outcome: ranks ? { ranks } : null },
  }) as unknown as Moment;

describe('the banner of a win', () => {
  it('is in the colours of victory for whom it is, partners and watchers included', () => {
    for (const moment of [read(0, [1, 2, 2]), read(2, [1, 2, 1]), read(-1, [1, 2, 2])])
      expect(banner(moment, by(0), WIN)).toMatchObject(WIN);
  });
  it('has neither petals nor the sound of a win for who has lost', () => {
    const shown = { tone: 'bad', sound: undefined, burst: false };
    expect(banner(read(1, [1, 2, 2]), by(0), WIN)).toMatchObject(shown);
  });
  it('is plain where a rival comes further and the game goes on', () => {
    const shown = { tone: 'plain', sound: 'rise', burst: false };
    expect(banner(read(1), by(0), STEP)).toMatchObject(shown);
    expect(banner(read(0), by(0), STEP)).toMatchObject(STEP);
  });
  it('lets anybody clear a pile', () => {
    const cleared: Omit<Banner, 'text'> = { tone: 'good', sound: 'clear', burst: true };
    expect(banner(read(1), by(0), cleared)).toMatchObject(cleared);
  });
});
