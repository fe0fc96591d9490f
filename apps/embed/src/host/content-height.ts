import {
  PLAYER_MAX_HEIGHT,
  PLAYER_MIN_HEIGHT,
  PLAYER_SHARE,
  RATIO,
  RELATED_COLUMNS,
  RELATED_GUTTER,
  VIDEO_RATIO,
  WIDE_FRAME_QUERY,
} from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { COLUMN, PREVIEW_CLASS, SHELF } from '../related/preview-css.ts';

/**
 * Height of a frame that a page fits into, whose player may take a share of just that height.
 *
 * @param natural px; the player's, if it may be as high as it likes.
 * @param others px; all that is not the player.
 */
export function pageHeight(natural: number, others: number): number {
  const highest = Math.min(natural, PLAYER_MAX_HEIGHT);
  const lowest = Math.min(natural, PLAYER_MIN_HEIGHT);
  // The share of the frame that holds for a player which it makes smaller: h = others + share * h.
  const shared = others / (1 - PLAYER_SHARE) - others;
  return others + Math.min(highest, Math.max(lowest, shared));
}

/** px; the first related GIFs, however many the visitor has scrolled to since. */
function firstRelatedHeight(shelf: HTMLElement): number {
  const probe = shelf.ownerDocument.createElement('div');
  const column = (shelf.clientWidth - (RELATED_COLUMNS - 1) * RELATED_GUTTER) / RELATED_COLUMNS;
  probe.className = PREVIEW_CLASS;
  probe.style.position = 'absolute';
  probe.style.visibility = 'hidden';
  probe.style.setProperty(COLUMN, `${column}px`);
  shelf.append(probe);
  const height = probe.getBoundingClientRect().height;
  probe.remove();
  return height || shelf.offsetHeight;
}

/**
 * How high a frame of this width has to be, in px: for the GIF, whose ratio the page's style knows, and on a page of
 * its own for all of the page.
 */
export function contentHeight(document: Document, variant: PageData['variant']): number {
  const ratio = Number(getComputedStyle(document.documentElement).getPropertyValue(RATIO));
  const [page, player, shelf] = ['main', 'main > section', `[${SHELF}]`].map((part) =>
    document.querySelector<HTMLElement>(part),
  );
  if (variant === 'player' || !page || !player || !window.matchMedia(WIDE_FRAME_QUERY).matches)
    return window.innerWidth / ratio;
  const endless = shelf ? shelf.offsetHeight - firstRelatedHeight(shelf) : 0;
  const others = page.offsetHeight - player.offsetHeight - endless;
  return pageHeight(player.offsetWidth / Math.max(ratio, VIDEO_RATIO), others);
}
