import { hash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits that depend on the name alone: the same in every version and on every machine. */
export const stableId = (name: string, length = 18): string => {
  const digest = hash('sha256', name, 'buffer');
  let id = '';
  for (const byte of digest.subarray(0, length)) id += ALPHABET[byte % ALPHABET.length];
  return id;
};

/** A whole number below `below` that depends on the name alone. */
export const stableNumber = (name: string, below: number): number =>
  hash('sha256', name, 'buffer').readUIntBE(0, 6) % below;
