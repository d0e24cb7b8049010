import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Whether a seed is the one that was promised: SHA-256 of its bytes equals the commitment. */
export const keepsPromise = (seed: string, commitment: string): boolean =>
  /^([0-9a-f]{2})+$/.test(seed) && bytesToHex(sha256(hexToBytes(seed))) === commitment;
