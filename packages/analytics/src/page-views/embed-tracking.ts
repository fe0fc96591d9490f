import type { Tracker } from './create-tracker.ts';

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
