import type { KeyboardEvent } from 'react';
import { FACE_CLASS } from '../gif/GifContainer.ts';
import type { GridPattern } from './grid-props.ts';
import { type Direction, neighbourOf } from './layout/neighbour.ts';
import type { GridLayout } from './layout/window.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'above',
  ArrowDown: 'below',
};
const REVERSED: Partial<Record<Direction, Direction>> = { before: 'after', after: 'before' };

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** A grid, and the tile in it that has the focus. */
export interface GridPlace {
  pattern: GridPattern;
  layout: GridLayout;
  index: number;
  /** Mounts a tile at once, wherever it is. */
  reveal: (index: number) => HTMLElement | null | undefined;
}

/**
 * Goes where a key leads, as the patterns of the WAI-ARIA Authoring Practices say: Page Up, Page Down, Ctrl
 * with Home or End in a feed; arrows, Home and End in a picker.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, place: GridPlace): void {
  if (event.altKey || event.metaKey) return;
  if (place.pattern === 'feed' && event.ctrlKey && /^(?:Home|End)$/.test(event.key)) {
    event.preventDefault();
    leave(event.currentTarget, event.key === 'End');
    return;
  }
  const target = targetOf(event, place);
  if (target === undefined || target < 0 || target >= place.layout.count) return;
  event.preventDefault();
  const tile = place.reveal(target);
  const face = tile?.querySelector<HTMLElement>(`.${FACE_CLASS}`);
  (place.pattern === 'picker' ? face : tile)?.focus({ preventScroll: true });
  tile?.scrollIntoView({ block: 'nearest' });
}

/** Index of the tile that a key leads to; undefined where it leads to none. */
function targetOf(
  { key, ctrlKey, currentTarget }: KeyboardEvent,
  { pattern, layout, index }: GridPlace,
): number | undefined {
  if (pattern === 'feed') {
    if (key === 'PageDown') return index + 1;
    return key === 'PageUp' ? index - 1 : undefined;
  }
  if (key === 'Home') return 0;
  if (key === 'End') return layout.count - 1;
  const arrow = ctrlKey ? undefined : ARROWS[key];
  if (!arrow) return;
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
  return neighbourOf(layout, index, (isReversed && REVERSED[arrow]) || arrow);
}

/** Brings the focus to what comes before or after a grid. */
function leave(grid: HTMLElement, isForward: boolean): void {
  const side = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...grid.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => grid.compareDocumentPosition(element) === side,
  );
  outside.at(isForward ? 0 : -1)?.focus();
}
