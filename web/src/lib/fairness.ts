import { sha256 } from './sha256';

/** Whether a seed is the one that was promised: SHA-256 of its bytes equals the commitment. */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean> {
  if (!/^([0-9a-f]{2})+$/.test(seed)) return false;
  const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16));
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : sha256(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
