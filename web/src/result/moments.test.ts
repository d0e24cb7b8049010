import { describe, expect, it } from 'vitest';
import type { Sight } from '../lib/protocol';
import { keyMoments } from './moments';

const event = (seq: number, name: string, cards: string[] = []): Sight => ({
  seq,
  name,
  seat: 0,
  cards,
  amount: 0,
  other: -1,
  source: '',
  target: '',
  text: `${name} ${seq}`,
  turn: 0,
});
const banner = ({ name, seq }: Sight) => (name === 'clear' ? { text: `cleared ${seq}` } : null);

describe('key moments', () => {
  it('are those with a banner that changed most, oldest first', () => {
    const losses = [3, 11, 1, 8, 6];
    const log = losses.map((amount, seq) => ({ ...event(seq, 'lost'), amount }));
    const lost = ({ amount }: Sight) => ({ text: `loses ${amount}` });
    expect(keyMoments(log, lost).map(({ text }) => text)).toEqual([
      'loses 11',
      'loses 8',
      'loses 6',
    ]);
  });
  it('count what the game says of them before their cards', () => {
    const log = [event(1, 'won'), event(2, 'took', ['7', '8', '9'])];
    const said = ({ name }: Sight) => ({ text: name, weight: name === 'won' ? 100 : undefined });
    expect(keyMoments(log, said, 1)[0].text).toBe('won');
  });
  it('are the later ones of several that changed as much', () => {
    const log = [1, 2, 3, 4].flatMap((seq) => [event(seq, 'play'), event(seq, 'clear')]);
    expect(keyMoments(log, banner).map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });
  it('are not told twice', () => {
    const log = [event(1, 'clear'), event(2, 'clear')];
    expect(keyMoments(log, () => ({ text: 'cleared' }))).toHaveLength(1);
  });
  it('are none that only tell whose turn begins', () => {
    expect(keyMoments([event(1, 'turn')], () => ({ text: 'begins', passing: true }))).toEqual([]);
  });
  it('show a card only if it was seen', () => {
    const [moment] = keyMoments([event(1, 'clear', ['?', '7'])], banner);
    expect(moment.card).toBe('7');
    expect(keyMoments([event(1, 'clear', ['?'])], banner)[0].card).toBe('');
  });
});
