import { seededIndex } from '@gifkit/model/internal';
import { pageState } from './page-state.ts';

/** Makes the ids differ between pages. */
const page = pageState('@gifkit/fetch-api/settings@1', () => ({ salt: Math.random() }));

/** Two 32-bit hashes. With one, there is a 1 % chance that two of 10,000 settings collide. */
const PARTS = ['a', 'b'];

/**
 * Returns an id that is equal for equal settings (keys, URLs) on the same page. It differs between pages, so it
 * reveals nothing about the settings and may appear in logs or in the document.
 */
export function settingsId(...settings: readonly unknown[]): string {
  const text = JSON.stringify([page().salt, settings]);
  return PARTS.map((part) => seededIndex(part + text, 2 ** 32).toString(36)).join('');
}
