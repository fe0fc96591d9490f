import { toJson } from '@gifkit/model';
import type { OutboxStorage } from '../page.ts';
import type { Batch } from './pingback-request.ts';

/**
 * Events that the service has not accepted. The next page delivers them. `maxAge` is the duration of a visit in web
 * analytics, in ms.
 */
export const UNDELIVERED = { prefix: 'gifkitPingbacks:', maxAge: 30 * 60_000 };

/**
 * Events sent while the page was left, to a service that seemed to work. No page got the response. They are sent
 * again only if another page finds that the service fails. A failure after `maxAge`, in ms, says little about them.
 */
export const UNCONFIRMED = { prefix: 'gifkitUnconfirmed:', maxAge: 5 * 60_000 };

/** Returns a storage; undefined if it is forbidden (sandboxed frames) or missing (servers). */
export function storageOf(name: OutboxStorage): Storage | undefined {
  try {
    if (name === 'local') return localStorage;
    if (name === 'session') return sessionStorage;
  } catch {}
  return undefined;
}

/** Removes an entry. If the storage throws, the entry stays. */
export function removeEntry(storage: Storage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {}
}

export const keysIn = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Returns a unique id. Pages without HTTPS have no `randomUUID`. */
export const uniqueId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

export interface Entry {
  /** ms since 1970 */
  savedAt: number;
  events: readonly unknown[];
}

export const writeEvents = (events: Batch): string =>
  toJson({ savedAt: Date.now(), events } satisfies Entry);
