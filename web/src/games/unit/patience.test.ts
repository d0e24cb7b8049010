import { expect, test, vi } from 'vitest';
import type { View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { patience } from './effects';

vi.mock('../../lib/i18n.svelte', () => ({ cardName: () => '', gameText: () => 'Wait' }));

/** Ada is asked in that turn and stands to lose that much. */
const asked = (prompt: string, turns: number, loss = 0, legal = ['pass']): Moment => ({
  game: 'unit',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal,
  view: { prompt, facts: { turns: String(turns) } } as unknown as View,
  figures: (name) => (name === 'loss.0' ? [loss] : []),
});

test('whoever may answer can wait for the last word', () => {
  expect(patience(asked('reply', 3))?.action).toBe('pass');
  for (const prompt of ['must', 'may', 'rest', 'danger']) {
    expect(patience(asked(prompt, 3))).toBe(null);
  }
});

test('waiting goes on while nothing new threatens', () => {
  expect(patience(asked('reply', 3, 7))?.key).toBe(patience(asked('reply', 3, 7))?.key);
});

test('an attack that could be defended and another turn are new questions', () => {
  const { key } = patience(asked('reply', 3, 7))!;
  const defended = (loss: number) => asked('reply', 3, loss, ['defend 7S against 4S', 'pass']);
  expect(patience(asked('reply', 3, 11))?.key).toBe(key);
  expect(patience(defended(11))?.key).not.toBe(key);
  expect(patience(defended(11))?.key).not.toBe(patience(defended(7))?.key);
  expect(patience(asked('reply', 5, 7))?.key).not.toBe(key);
});
