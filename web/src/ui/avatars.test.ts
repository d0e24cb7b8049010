import { expect, test } from 'vitest';
import { animalsFor } from './avatars';

test('who is called like an animal has its face, whoever sits before', () => {
  expect(animalsFor(['Volpe', 'Badger', 'Wren'])).toEqual(['fox', 'badger', 'raven']);
  for (const name of ['Anna', 'Iskra', 'Hazel', 'Tuman', 'Lada', 'Bruma'])
    expect(animalsFor([name, 'Lepre'])[1]).toBe('hare');
});

test('no two faces at a table are alike, and a face stays with its name', () => {
  const names = ['Wren', 'Robin', 'Iskra', 'Luce', '', ''];
  expect(new Set(animalsFor(names)).size).toBe(names.length);
  expect(animalsFor(names)).toEqual(animalsFor(names));
  expect(animalsFor(['Iskra'])).toEqual(animalsFor([' iskra ']));
});
