import { Logger } from '@gifkit/fetch-api';
import type { Hit, Vendor } from './hit.ts';

interface GtagOptions {
  /** The vendor's name in the consent source. @default 'google-analytics' */
  name?: string | undefined;
  /** Send hits to this property only. @default every property that the page has set up */
  measurementId?: string | undefined;
}

type Gtag = (command: 'event', name: string, parameters: Record<string, string>) => void;

const commandOf = (hit: Hit): [name: string, parameters: Record<string, string>] =>
  hit.type === 'page_view'
    ? ['page_view', { page_path: hit.path, page_location: location.origin + hit.path }]
    : [hit.action, { event_category: hit.category, event_label: hit.label }];

/** Google Analytics, through the global function `gtag`. The page has to load its snippet. */
export function gtag({ name = 'google-analytics', measurementId }: GtagOptions = {}): Vendor {
  return {
    name,
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
