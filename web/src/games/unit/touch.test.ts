import { expect, it, vi } from 'vitest';
import { tried } from './touch';

vi.mock('../../lib/i18n.svelte', () => ({}));

it('asks about what somebody wants who lets a card go where it does not fit', () => {
  expect(tried('JS', 'defend-8H')).toBe('defend JS against 8H');
  expect(tried('JS', 'attack-s')).toBe('attack JS');
  expect(tried('JS', 'limit-s')).toBe('limit JS');
  expect(tried('JS', 'points')).toBe(null);
  expect(tried('XB', 'attack-s')).toBe(null);
});
