import { expect, it } from 'vitest';
import { command, contributionHash, isInSeed, keepsPromise, newContribution } from './fairness';

const old = {
  seed: '00'.repeat(32),
  commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
};
// Made by koloda.engine.chance.promise: browser and server must agree.
const terms = 'table unit 2 players=2';
const mine = '1111111111111111111111111111111111111111111111111111111111111111';
const end = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  contributions: [mine, '-'],
  seed: '9a9defdbfd7e79e54f89a6a8f3f8be7580bcbaa96a2847617171cbf227fdd314',
  commitment: '80e15ffc50e65bc3cc0c3a27e53ab3d85f2823bf75e17dbc6b6e9cf8e063e3a6',
};

it('knows the seed that an older server has promised', () => {
  expect(keepsPromise(old, {})).toBe(true);
  expect(keepsPromise({ ...old, seed: '01' + old.seed.slice(2) }, {})).toBe(false);
  expect(keepsPromise({ ...old, seed: 'not a seed' }, {})).toBe(false);
});

it('knows the secret that was promised for these terms', () => {
  const kept = { commitment: end.commitment, terms };
  expect(keepsPromise(end, kept)).toBe(true);
  expect(keepsPromise(end, { ...kept, terms: 'another table' })).toBe(false);
  expect(keepsPromise(end, { ...kept, commitment: old.commitment })).toBe(false);
  expect(keepsPromise({ ...end, contributions: ['-', '-'] }, kept)).toBe(false);
});

it('finds its own contribution', () => {
  expect(contributionHash(mine)).toBe(
    '6789d24739a9bb5f566499ffb2a8058f4d49784764025b899a4155cdf7555163',
  );
  expect(isInSeed(end, { secret: mine })).toBe(true);
  expect(isInSeed(end, { secret: '22'.repeat(32) })).toBe(false);
  expect(isInSeed(end, {})).toBe(false);
  expect(newContribution().secret).not.toBe(newContribution().secret);
});

it('says how to prove the rest', () => {
  expect(command('game.koloda', { commitment: 'c', chain: '3:h' })).toBe(
    'koloda verify game.koloda --commitment c --chain 3:h',
  );
});
