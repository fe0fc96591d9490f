import type { ConsentSource } from '../consent/create-consent.ts';
import { warnOnce } from '../warn-once.ts';
import type { TrackedEvent, Vendor } from './hit.ts';
import { isEmbedPath, virtualPath } from './virtual-path.ts';
import { withConsent } from './with-consent.ts';

interface TrackerOptions {
  /** Tools that receive page views and events. @example [gtmDataLayer(), gtag()] */
  vendors: readonly Vendor[];
  consent: ConsentSource;
}

interface Tracker {
  /**
   * Counts a page view.
   *
   * @param url URL of the page or of its API request; may be relative to the page.
   */
  pageView(url: string | URL): void;
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
 * Creates a tracker that passes page views and events to vendors, each only with the user's consent. Until the
 * user decides, the last 100 hits per vendor are held, then sent or dropped.
 */
export function createTracker({ vendors, consent }: TrackerOptions): Tracker {
  const gated = vendors.map((vendor) => withConsent(vendor, consent));
  return {
    pageView(address) {
      const url = parse(address);
      if (!url) {
        warnOnce('Unparseable url for page view analytics');
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

const CATEGORY = 'Embed';

/** Counts interactions on the embed page. The label names the control. */
interface EmbedTracking {
  click(label: string): void;
  hover(label: string): void;
  copy(label: string): void;
  scroll(label: string): void;
}

/**
 * Counts interactions on the embed page with a tracker.
 *
 * @example trackEmbed(createTracker({ vendors: [gtag()], consent })).click('Share');
 */
export function trackEmbed(tracker: Pick<Tracker, 'event'>): EmbedTracking {
  const track = (action: string) => (label: string) =>
    tracker.event({ category: CATEGORY, action, label });
  return {
    click: track('Click'),
    hover: track('Hover'),
    copy: track('Copy'),
    scroll: track('Scroll'),
  };
}
