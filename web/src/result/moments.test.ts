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
  it('are the last ones with a banner, oldest first', () => {
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
