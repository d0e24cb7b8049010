import { expect, test } from 'vitest';
import { Coach } from './coach.svelte';
import type { Remark } from './messages';

const remark = (kind: string, seq: number, sentence: string): Remark => ({
  ...{ t: 'remark', id: 'a', kind, seq, sentence, reason: '', values: {} },
  ...{ action: 'play 4', better: 'play 9', gain: 0.2 },
});

test('a remark belongs to the choice it was made for', () => {
  const coach = new Coach();
  expect(coach.hear(remark('before', 4, 'late'), false)).toBe(false);
  expect(coach.sentence).toBe('');
  expect(coach.hear(remark('before', 5, 'mind the nine'), true)).toBe(true);
  expect(coach.sentence).toBe('mind the nine');
});

test('a move ends what was said before it, and is judged itself', () => {
  const coach = new Coach();
  coach.hear(remark('before', 5, 'mind the nine'), true);
  coach.moved(5);
  expect(coach.sentence).toBe('');
  expect(coach.hear(remark('after', 4, 'an older move'), true)).toBe(false);
  expect(coach.hear(remark('after', 5, 'the nine was better'), true)).toBe(true);
});

test('what is said after a move stays until the next one', () => {
  const coach = new Coach();
  coach.moved(5);
  coach.hear(remark('after', 5, 'the nine was better'), true);
  expect(coach.hear(remark('before', 8, 'now the ten'), true)).toBe(false);
  expect(coach.sentence).toBe('the nine was better');
  coach.moved(8);
  expect(coach.sentence).toBe('');
});

test('what it cannot do on this server takes the place of nothing that it says', () => {
  const coach = new Coach();
  coach.moved(5);
  expect(coach.hear({ ...remark('after', 5, 'never after a move'), action: '' }, true)).toBe(false);
  expect(coach.limits).toBe('never after a move');
  expect(coach.hear(remark('before', 6, 'mind the nine'), true)).toBe(true);
});
