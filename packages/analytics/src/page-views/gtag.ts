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
