import { expect, test, vi } from 'vitest';
import type { Skin } from '../games/skin';
import type * as P from './protocol';
import { Table } from './table.svelte';

vi.mock('./i18n.svelte', () => ({ t: (key: string) => key, gameText: () => null }));
vi.mock('./motion', () => ({ Motion: class {} }));
vi.mock('../ui/sound', () => ({ play() {} }));

/** A table of three whose second seat reads, with the figures of its view. */
function at(figures: Record<string, string>, to_act: number[], players = 3): Table {
  const table = new Table(() => ({}) as Skin);
  table.seats = Array.from({ length: players }, () => ({ name: '' }) as P.Seat);
  table.seat = 1;
  const view = { figures, to_act, outcome: null, facts: {}, legal: [] } as unknown as P.View;
  table.moment = { seq: 0, view, places: [] };
  return table;
}

test('whoever is next is told when the figures say so and another is to act', () => {
  expect(at({ next: '1' }, [0]).next).toBe(1);
  expect(at({ next: '2' }, [0]).next).toBe(2);
  expect(at({}, [0]).next).toBe(-1);
});

test('who is to act is not told to be next, nor is one of two', () => {
  expect(at({ next: '1' }, [1]).next).toBe(-1);
  expect(at({ next: '1' }, [0], 2).next).toBe(-1);
});

test('where all choose at once the table tells how many have', () => {
  expect(at({ chosen: '2 3' }, [0]).together).toEqual({ done: 2, all: 3 });
  expect(at({}, [0]).together).toBeNull();
});
