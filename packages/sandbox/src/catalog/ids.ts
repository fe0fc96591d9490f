import { hash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Derives an id from a name, equal in every version and on every machine. */
export function stableId(name: string, length = 18): string {
  const digest = hash('sha256', name, 'buffer');
  let id = '';
  for (const byte of digest.subarray(0, length)) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

/** Derives a whole number from 0 to `below - 1` from a name. */
export const stableNumber = (name: string, below: number): number =>
  hash('sha256', name, 'buffer').readUIntBE(0, 6) % below;

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Formats a date like the service: `2024-05-31 18:04:59`, UTC. */
export const serviceTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** Missing date in the service's format. */
export const NEVER = '0000-00-00 00:00:00';
