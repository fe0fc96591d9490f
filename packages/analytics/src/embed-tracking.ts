import type { Tracker } from './page-views/create-tracker.ts';

/** The category of everything that happens on the embed page (spec.md section 7). */
const CATEGORY = 'Embed';

/** Counts what visitors do on the embed page; the label says what they did it with. */
export interface EmbedTracking {
  click(label: string): void;
  hover(label: string): void;
  copy(label: string): void;
  scroll(label: string): void;
}

/**
 * The embed page's events, as a tracker's.
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
