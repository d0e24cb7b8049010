import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sight, View } from '../../lib/protocol';
import { Show, type Change } from '../../lib/show.svelte';
import { kanobu } from '.';
import { owed } from './pending';

vi.mock('../../lib/motion', () => ({
  Motion: class {
    look() {}
    travel = () => 0;
    finish() {}
  },
}));
vi.mock('../../ui/sound', () => ({ play() {} }));
vi.mock('../../lib/i18n.svelte', () => ({
  t: (id: string) => id,
  cardName: () => '',
  gameText: (_: string, id: string, { amount = 0, count = 0, you = '' } = {}) =>
    `${id} ${amount || count} ${you}`,
}));
for (const part of ['Back', 'Board', 'Face', 'Glyph'])
  vi.doMock(`./${part}.svelte`, () => ({ default: {} }));

const ME = 0;
const sight = (name: string, seat: number, more: Partial<Sight> = {}): Sight => ({
  ...{ seq: 0, name, seat, cards: [], amount: 0, other: -1 },
  ...{ source: '', target: '', text: '', turn: 0 },
  ...more,
});
const change = (seq: number, next: number, pending: string, ...events: Sight[]): Change => ({
  seq,
  view: { zones: [], to_act: [next], facts: { pending }, figures: {} } as unknown as View,
  events,
});
const moment = (view: View) => ({
  ...{ game: 'kanobu', view, seat: ME, names: ['Ada', 'Bruma', 'Cleo'], legal: [] },
  figures: () => [],
});

let before: string[];
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('window', globalThis);
  before = [];
  show = new Show({
    mine: ({ to_act }) => to_act[0] === ME,
    stories: () => false,
    set: ({ view }) => {
      const waiting = owed(view);
      before.push(waiting ? `+${waiting.draws} before ${waiting.victim}` : 'nothing');
    },
    banner: (event, view) => kanobu.theatre!(event, moment(view)),
    heard() {},
    settles: ({ name }) => kanobu.settles!.includes(name),
    kept() {},
    done() {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lies = () => before.at(-1);
const told = () => show.banner?.text;

test('two threats are told one after the other, each where it lies', async () => {
  show.add(change(1, 1, 'three 3 2', sight('owed-cards', 2, { amount: 3, other: 1 })));
  show.add(change(2, ME, 'three 6 1', sight('owed-cards', 1, { amount: 6, other: ME })));
  await vi.advanceTimersByTimeAsync(700);
  expect([told(), lies()]).toEqual(['moment-owed-cards 3 no', '+3 before 1']);
  await vi.advanceTimersByTimeAsync(800);
  expect([told(), lies()]).toEqual(['moment-owed-cards 6 yes', '+6 before 0']);
});

test('what another draws has been told before the next threat is', async () => {
  const cards = Array.from({ length: 6 }, () => '?');
  show.add(change(1, 2, '-', sight('drew', 1, { cards })));
  show.add(change(2, ME, 'three 3 2', sight('owed-cards', 2, { amount: 3, other: ME })));
  await vi.advanceTimersByTimeAsync(700);
  expect([told(), lies()]).toEqual(['moment-drew-many 6 no', undefined]);
  await vi.advanceTimersByTimeAsync(800);
  expect([told(), lies()]).toEqual(['moment-owed-cards 3 yes', '+3 before 0']);
});
