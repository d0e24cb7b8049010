import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { recall, remember } from './settings.svelte';

/** What this browser keeps of one table to check its deal later. */
export interface Kept {
  /** The server's promise, and what it is bound to, as they were first shown before the end. */
  commitment?: string;
  terms?: string;
  /** What this browser adds to the deal. */
  secret?: string;
  /** The newest link of the chain of actions, as `N:HASH`. */
  chain?: string;
}

/** What the server tells after the end. */
export interface Origin {
  seed: string;
  commitment: string;
  secret?: string;
  contributions?: string[];
}

const TABLES = 60;

/** SHA-256 over words, one a line, as docs/fairness.md has it. */
const digest = (kind: string, words: string[]): string =>
  bytesToHex(sha256(utf8ToBytes([`koloda ${kind}`, ...words].join('\n'))));

export const contributionHash = (secret: string): string => digest('contribution', [secret]);

/** Something new to add to a deal: it stays here until everybody has promised theirs. */
export function newContribution(): { secret: string; hash: string } {
  const secret = bytesToHex(randomBytes(32));
  return { secret, hash: contributionHash(secret) };
}

export const keptOf = (room: string): Kept => recall<Record<string, Kept>>('fair', {})[room] ?? {};

/** Keep something of a table; what was kept first of a promise is never replaced. */
export function keep(room: string, news: Kept): void {
  const all = recall<Record<string, Kept>>('fair', {});
  const { [room]: before = {}, ...others } = all;
  const { commitment = news.commitment, terms = news.terms } = before;
  const newest = Object.entries(others).slice(1 - TABLES);
  const kept = { ...before, ...news, commitment, terms };
  remember('fair', { ...Object.fromEntries(newest), [room]: kept });
}

/** Whether the server's secret is the one it has promised, for these terms. */
export function keepsPromise(end: Origin, kept: Kept): boolean {
  const promise = kept.commitment ?? end.commitment;
  if (!end.secret) return isHex(end.seed) && bytesToHex(sha256(hexToBytes(end.seed))) === promise;
  const parts = [end.secret, ...(end.contributions ?? [])];
  const made = digest('seed', parts) === end.seed;
  return made && (!kept.terms || digest('commitment', [kept.terms, end.secret]) === promise);
}

/** Whether what this browser has added is in the seed. */
export const isInSeed = (end: Origin, kept: Kept): boolean =>
  !!kept.secret && !!end.contributions?.includes(kept.secret);

/** The command that proves the rest offline, with what this browser has kept. */
export function command(file: string, kept: Kept): string {
  const options = [
    kept.commitment && `--commitment ${kept.commitment}`,
    kept.secret && `--contribution ${kept.secret}`,
    kept.chain && `--chain ${kept.chain}`,
  ];
  return ['koloda verify', file, ...options.filter(Boolean)].join(' ');
}

const isHex = (text: string) => /^([0-9a-f]{2})+$/.test(text);
