import { pageState } from '@gifkit/http';
import { seededIndex } from '@gifkit/model';

/** Makes the ids differ between pages. */
const page = pageState('@gifkit/providers/id@1', () => ({ salt: Math.random() }));

/** Two 32-bit hashes. With one, there is a 1 % chance that two of 10,000 settings collide. */
const PARTS = ['a', 'b'];

/**
 * Returns the `id` of a provider: its name and a hash of its settings (keys, URLs). It is equal for equal settings on
 * the same page. It differs between pages, so it reveals nothing about the settings and may appear in logs or in the
 * document.
 *
 * @example defineProvider({ name: 'ours', id: providerId('ours', baseUrl, key), search, trending, gif })
 */
export function providerId(name: string, ...settings: readonly unknown[]): string {
  const text = JSON.stringify([page().salt, settings]);
  const hashes = PARTS.map((part) => seededIndex(part + text, 2 ** 32).toString(36));
  return `${name}-${hashes.join('')}`;
}
