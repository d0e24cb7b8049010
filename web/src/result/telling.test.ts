import { describe, expect, it, vi } from 'vitest';
import { isDrawn, stake, standing, tell } from './telling';

vi.mock('../lib/i18n.svelte', () => ({
  t: (id: string) => id,
  gameText: () => undefined,
  texts: { lang: 'en', find: () => undefined },
}));

describe('the end told', () => {
  it('crowns the first place, whoever reads it', () => {
    const outcome = { ranks: [2, 1, 3], reason: 'cards' };
    expect(tell('karma', outcome, ['Ada', 'Bob', 'Eve'], 0).winners).toEqual([1]);
    expect(tell('karma', outcome, ['Ada', 'Bob', 'Eve'], -1).winners).toEqual([1]);
  });
  it('crowns everybody who shares the first place', () => {
    const outcome = { ranks: [1, 2, 1], reason: 'cards' };
    expect(tell('karma', outcome, ['Ada', 'Bob', 'Eve'], 1).winners).toEqual([0, 2]);
  });
  it('shows the reader where all share a place, even the last', () => {
    const outcome = { ranks: [2, 2], reason: 'repetition' };
    expect(tell('karma', outcome, ['Ada', 'Bob'], 1).winners).toEqual([1]);
    expect(tell('karma', outcome, ['Ada', 'Bob'], -1).winners).toEqual([0]);
  });
  it('calls it a draw where all share a place, whatever its number', () => {
    expect([[2, 2, 2], [1, 1], [2, 1, 2], []].map(isDrawn)).toEqual([true, true, false, false]);
  });
  it('lists the places in their order', () => {
    expect(standing([2, 1, 3]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
  it('says what each seat has won or lost where a game has stakes', () => {
    const poker = { ranks: [1, 2], reason: 'showdown', stakes: [1.5, -1.5] };
    expect([0, 1].map((seat) => stake(poker, seat))).toEqual(['+1.5', '-1.5']);
    expect(stake({ ranks: [1, 1], reason: 'showdown', stakes: [0, 0] }, 0)).toBe('0');
    expect(stake({ ranks: [2, 1], reason: 'cards' }, 0)).toBe('');
  });
});
