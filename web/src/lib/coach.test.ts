import { expect, test } from 'vitest';
import { Coach } from './coach.svelte';
import type { Remark } from './messages';

const remark = (kind: string, seq: number, sentence: string): Remark => ({
  ...{ t: 'remark', id: 'a', kind, seq, sentence, reason: '', values: {} },
  ...{ action: '', better: '', gain: 0 },
});

test('a remark belongs to the state it was made for', () => {
  const coach = new Coach();
  expect(coach.hear(remark('before', 4, 'late'), 5)).toBe(false);
  expect(coach.sentence).toBe('');
  expect(coach.hear(remark('before', 5, 'mind the nine'), 5)).toBe(true);
  expect(coach.sentence).toBe('mind the nine');
});

test('a move ends what was said before it, and is judged itself', () => {
  const coach = new Coach();
  coach.hear(remark('before', 5, 'mind the nine'), 5);
  coach.moved(5);
  expect(coach.sentence).toBe('');
  expect(coach.hear(remark('after', 4, 'an older move'), 8)).toBe(false);
  expect(coach.hear(remark('after', 5, 'the nine was better'), 8)).toBe(true);
});

test('what is said after a move stays until the next one', () => {
  const coach = new Coach();
  coach.moved(5);
  coach.hear(remark('after', 5, 'the nine was better'), 6);
  expect(coach.hear(remark('before', 8, 'now the ten'), 8)).toBe(false);
  expect(coach.sentence).toBe('the nine was better');
  coach.moved(8);
  expect(coach.sentence).toBe('');
});
