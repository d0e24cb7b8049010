const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 for pages without a secure origin, where browsers keep theirs to themselves. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = [...START];
  for (let block = 0; block < padded.length; block += 64) mix(hash, view, block);
  const answer = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => answer.setUint32(index * 4, word));
  return new Uint8Array(answer.buffer);
}

function mix(hash: number[], view: DataView, block: number): void {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(block + index * 4));
  for (let n = 16; n < 64; n++) {
    const [a, b] = [words[n - 15], words[n - 2]];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[n] = (words[n - 16] + low + words[n - 7] + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let n = 0; n < 64; n++) {
    const choose = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choose + ROUNDS[n] + words[n]) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index] + word) | 0));
}
