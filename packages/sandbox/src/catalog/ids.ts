import { hash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id that depends only on the name: it is the same in every version and on every machine. */
export function stableId(name: string, length = 18): string {
  const digest = hash('sha256', name, 'buffer');
  let id = '';
  for (const byte of digest.subarray(0, length)) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

/** A whole number from 0 to `below - 1` that depends only on the name. */
export const stableNumber = (name: string, below: number): number =>
  hash('sha256', name, 'buffer').readUIntBE(0, 6) % below;

/** A text as part of a URL: lower case, with words joined by `-`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A date as the service writes it: `2024-05-31 18:04:59`, UTC. */
export const serviceTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** How the service writes that there is no date. */
export const NEVER = '0000-00-00 00:00:00';
