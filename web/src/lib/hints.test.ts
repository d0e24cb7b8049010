import { expect, it } from 'vitest';
import { sentenceFor } from './hints.svelte';

it('says that a position is all but lost, measured by an even share of the wins', () => {
  expect(sentenceFor({ win: 0.04, why: 'it spares a card' }, 2)).toBe('hint-lost');
  expect(sentenceFor({ win: 0, why: '' }, 2)).toBe('hint-lost');
  expect(sentenceFor({ win: 0.12, why: '' }, 2)).toBe('hint-best');
  expect(sentenceFor({ win: 0.12, why: 'it spares a card' }, 6)).toBe('hint-best-why');
  expect(sentenceFor({ win: 0.03, why: '' }, 6)).toBe('hint-lost');
});
