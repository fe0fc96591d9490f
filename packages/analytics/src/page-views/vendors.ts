import { Logger } from '@gifkit/http';
import type { Hit, Vendor } from './hit.ts';

interface GtagOptions {
  /** Limits hits to one property. Default: every property of the page. */
  measurementId?: string | undefined;
}

type Gtag = (command: 'event', name: string, parameters: Record<string, string>) => void;

const commandOf = (hit: Hit): [name: string, parameters: Record<string, string>] =>
  hit.type === 'page_view'
    ? ['page_view', { page_path: hit.path, page_location: location.origin + hit.path }]
    : [hit.action, { event_category: hit.category, event_label: hit.label }];

/**
 * Sends hits to Google Analytics with the global function `gtag`, as the vendor 'google-analytics'. The page must load
 * Google's snippet.
 */
export function gtag({ measurementId }: GtagOptions = {}): Vendor {
  return {
    name: 'google-analytics',
    send(hit) {
      const { gtag } = globalThis as { gtag?: Gtag };
      if (!gtag) {
        Logger.warn('gtag is not on this page');
        return;
      }
      const [event, parameters] = commandOf(hit);
      gtag('event', event, { ...parameters, ...(measurementId && { send_to: measurementId }) });
    },
  };
}

/** Builds the data layer entry of a hit. Triggers listen to `event`, variables read the other fields. */
const entryOf = (hit: Hit): Record<string, string> =>
  hit.type === 'page_view'
    ? { event: 'page_view', page_path: hit.path, page_type: hit.isEmbed ? 'embed' : 'site' }
    : {
        event: 'gif_event',
        event_category: hit.category,
        event_action: hit.action,
        event_label: hit.label,
      };

/**
 * Sends hits to Google Tag Manager through its data layer, as the vendor 'google-tag-manager'. The page must load the
 * container.
 */
export const gtmDataLayer = (): Vendor => ({
  name: 'google-tag-manager',
  send(hit) {
    const globals = globalThis as { dataLayer?: unknown[] };
    globals.dataLayer ??= [];
    globals.dataLayer.push(entryOf(hit));
  },
});
