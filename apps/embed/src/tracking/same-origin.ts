import { giphyAnalyticsEvent } from '@gifkit/analytics';
import type { Vendor } from '@gifkit/analytics/page-views';

/** Its name among the vendors. */
export const SAME_ORIGIN = 'same-origin';

/** Posts page views and events to a path of the page's own server, each by itself. */
export const sameOrigin = (path: string): Vendor => ({
  name: SAME_ORIGIN,
  send(hit) {
    const { type, ...attributes } = hit;
    const action = hit.type === 'event' ? hit.action : type;
    giphyAnalyticsEvent(path, { ts: Date.now(), action_type: action.toUpperCase(), attributes });
  },
});
