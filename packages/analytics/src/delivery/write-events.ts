import type { Batch } from './pingback-request.ts';

/** What one page has stored. */
export interface Entry {
  /** ms since 1970 */
  savedAt: number;
  events: readonly unknown[];
}

/** The text under which events are stored. */
export const writeEvents = (events: Batch): string =>
  JSON.stringify({ savedAt: Date.now(), events } satisfies Entry);
