import { PLAYER_MAX_HEIGHT, RATIO, VIDEO_RATIO, WIDE_FRAME_QUERY } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { PREVIEW_CLASS, SHELF } from '../related/preview-css.ts';

/**
 * Returns the frame height in px that fits the content at the current width: the GIF, or in a wide frame the whole
 * page.
 */
export function contentHeight(document: Document, variant: PageData['variant']): number {
  const ratio = Number(getComputedStyle(document.documentElement).getPropertyValue(RATIO));
  const [page, player, shelf, stills] = [
    'main',
    'main > section',
    `[${SHELF}]`,
    `.${PREVIEW_CLASS}`,
  ].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (variant === 'player' || !page || !player || !window.matchMedia(WIDE_FRAME_QUERY).matches)
    return window.innerWidth / ratio;
  // Only the first related GIFs count, however many the visitor has scrolled through.
  const endless = shelf && stills ? shelf.height - stills.height : 0;
  const others = page.height - player.height - endless;
  return others + Math.min(player.width / Math.max(ratio, VIDEO_RATIO), PLAYER_MAX_HEIGHT);
}
