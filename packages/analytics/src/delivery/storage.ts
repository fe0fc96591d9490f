import { toJson } from '@gifkit/model';
import type { AnalyticsOptions } from '../page.ts';
import { resolveOption } from '../settings/settings.ts';
import type { Batch } from './pingback-request.ts';

/** Prefix of the keys of events that the service has not accepted. The next page delivers them. */
export const OUTBOX_PREFIX = 'gifkitPingbacks:';

/** Returns the local storage; undefined if it is forbidden (sandboxed frames) or missing (servers). */
export function localStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Returns the storage for undelivered events; undefined if there is none, or the options forbid it. */
export const outboxStore = (options: AnalyticsOptions): Storage | undefined =>
  resolveOption('storage', options) === 'none' ? undefined : localStore();

/** Removes an entry. If the storage throws, the entry stays. */
export function removeEntry(storage: Storage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {}
}

/** Returns the keys of the stored events of all pages. */
export const outboxKeysIn = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(OUTBOX_PREFIX));

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
