import { expect, it, vi } from 'vitest';
import type { View } from '../../lib/protocol';
import { atSeat, ofTable } from './facts';

vi.mock('../../lib/i18n.svelte', async () => {
  const { FluentBundle, FluentResource } = await import('@fluent/bundle');
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(
    new FluentResource(`
fact-lead = first to play: { $player }
fact-quiet = { "" }
fact-out = out: { $cards }
seat-taken = { $value ->
    [one] one trick
   *[other] { $value } tricks
}
`),
  );
  const find = (_: string, id: string, values: Record<string, string | number>) => {
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value, values, []) : undefined;
  };
  const cardName = (_: string, card: string) => `card ${card}`;
  return { texts: { find }, cardName, t: (id: string) => (id === 'you-are' ? 'You' : id) };
});

const moment = (
  facts: Record<string, string>,
  figures: Record<string, string> = {},
  seat = -1,
) => ({
  game: 'snap',
  seat,
  names: ['Ann', 'Bob'],
  view: { facts, figures } as unknown as View,
});

it('says what a seat has at its name, in the words of the game or as the code names it', () => {
  const told = moment({ 'taken.0': '1', 'taken.1': '2', 'melds.1': 'A B' }, { 'sum.1': '7' });
  expect(atSeat(told, 0)).toEqual(['one trick']);
  expect(atSeat(told, 1)).toEqual(['2 tricks', 'melds: A B', 'sum: 7']);
});

it('says the rest in the sentences of the terminal, and nothing where they are empty', () => {
  const told = moment({ lead: '1', quiet: '3', out: 'A -', trump: '' }, { worth: '12' });
  expect(ofTable(told)).toEqual(['first to play: Bob', 'out: card A, card none', 'worth: 12']);
});

it('calls the reader by no other name than the seat has', () => {
  expect(ofTable(moment({ lead: '1' }, {}, 1))).toEqual(['first to play: You']);
  expect(ofTable(moment({ lead: '1' }, {}, 0))).toEqual(['first to play: Bob']);
});
