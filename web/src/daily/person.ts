import { randomBytes } from '@noble/hashes/utils.js';
import { recall, remember } from '../lib/settings.svelte';

const LENGTH = 16;

/** The word by which a server knows this browser's person again; it is drawn once and stays here. */
export function person(): string {
  const kept = recall('person', '');
  if (kept) return kept;
  const drawn = btoa(String.fromCharCode(...randomBytes(LENGTH)));
  const word = drawn.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
  remember('person', word);
  return word;
}

/** The page of a table's deal, which the table calls `daily 2026-11-17` or `duplicate ID`. */
export const dealAddress = (deal: string): string => `/${deal.replace(' ', '/')}`;

/** The duplicate match that a table belongs to; nothing for any other table. */
export const duplicateOf = (deal = ''): string =>
  deal.startsWith('duplicate ') ? deal.slice('duplicate '.length) : '';
