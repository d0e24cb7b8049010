import { expect, test } from 'vitest';
import { linkedMove } from './replay';

test('a link leads to a step, and any other fragment to the begin', () => {
  expect(linkedMove('#move=23')).toBe(23);
  expect(linkedMove('')).toBe(0);
  expect(linkedMove('#analysis')).toBe(0);
  expect(linkedMove('#move=x')).toBe(0);
  expect(linkedMove('#move=123456')).toBe(0);
});
