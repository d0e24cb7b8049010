import { describe, expect, it } from 'vitest';
import { lines } from './art';

describe('lines of a printed text', () => {
  it('breaks between words', () => {
    expect(lines('Draw three from the Well.', 14)).toBe(2);
    expect(lines('Draw three from the Well.', 15)).toBe(2);
    expect(lines('Draw three from the Well.', 25)).toBe(1);
  });
  it('gives a word that is too long a line of its own', () => {
    expect(lines('a transcendence b', 5)).toBe(3);
  });
});
