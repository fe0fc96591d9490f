import { seededIndex } from '@gifkit/model/internal';
import { page } from './page.ts';

/** Two hashes of 32 bits: with one alone, two of 10,000 settings would be taken for the same once in 100 times. */
const PARTS = ['a', 'b'];

/**
 * An id that is the same for the same settings, such as keys and addresses, and another one for others. It is
 * another one on each page, so that it says nothing about them: it may be in a log or in the document.
 */
export function settingsId(...settings: readonly unknown[]): string {
  const text = JSON.stringify([page().salt, settings]);
  return PARTS.map((part) => seededIndex(part + text, 2 ** 32).toString(36)).join('');
}
