import { isAnalyticsEnabled } from '@gifkit/analytics/internal';
import type { PageData } from '../page-data.ts';
import { countOnce } from './count-once.ts';
import { pingbackOptions } from './pingback-options.ts';
import { rememberSeen, wasSeenBefore } from './seen-before.ts';

/** Counts that the GIF of the page was seen, unless this view of it is counted already. */
export function countSeen(data: Pick<PageData, 'gif' | 'service'>, position: Element): void {
  // Where nothing is counted, nothing is stored.
  if (!isAnalyticsEnabled(pingbackOptions(data.service))) return;
  const { id } = data.gif;
  if (!wasSeenBefore(id)) countOnce('SEEN', data, position);
  rememberSeen(id);
}
