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
 * Computes the frame height that fits the page, although the player's maximum height depends on the frame's height.
 *
 * @param natural px; height of the player without a maximum.
 * @param others px; height of everything except the player.
 */
export function pageHeight(natural: number, others: number): number {
  const highest = Math.min(natural, PLAYER_MAX_HEIGHT);
  const lowest = Math.min(natural, PLAYER_MIN_HEIGHT);
  // Solves h = others + share * h for a player that the share limits.
  const shared = others / (1 - PLAYER_SHARE) - others;
  return others + Math.min(highest, Math.max(lowest, shared));
}

/** Height of the first related GIFs in px, regardless of how far the visitor has scrolled. */
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
 * Returns the frame height in px that fits the content at the current width: the GIF, or in a wide frame the whole
 * page.
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
