import { Logger } from '@gifkit/fetch-api';
import type { ConsentSource } from '../consent/consent-source.ts';
import { withConsent } from '../consent/with-consent.ts';
import type { TrackedEvent, Vendor } from './hit.ts';
import { isEmbedPath, virtualPath } from './virtual-path.ts';

export interface TrackerOptions {
  /** Who gets to know. @example [gtmDataLayer(), gtag()] */
  vendors: readonly Vendor[];
  /** Who knows what the visitor agreed to. */
  consent: ConsentSource;
}

export interface Tracker {
  /**
   * Counts a page.
   *
   * @param url of the page, or of the API call that filled it; relative to the page's own
   */
  pageView(url: string | URL): void;
  /** Counts an event. */
  event(event: Omit<TrackedEvent, 'type'>): void;
}

function parse(address: string | URL): URL | undefined {
  try {
    return new URL(address, globalThis.location?.href);
  } catch {
    return undefined;
  }
}

/**
 * Gives page views and events to vendors, to each only with the visitor's consent to it (spec.md section 7).
 * What comes before the answer is held, up to 100 hits each, then sent or dropped.
 */
export function createTracker({ vendors, consent }: TrackerOptions): Tracker {
  const gated = vendors.map((vendor) => withConsent(vendor, consent));
  return {
    pageView(address) {
      const url = parse(address);
      if (!url) {
        Logger.warn('Unparseable url for page view analytics');
        return;
      }
      const path = virtualPath(url);
      for (const vendor of gated) {
        vendor.send({ type: 'page_view', path, isEmbed: isEmbedPath(url.pathname) });
      }
    },
    event(event) {
      for (const vendor of gated) vendor.send({ type: 'event', ...event });
    },
  };
}
