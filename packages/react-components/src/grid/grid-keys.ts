import type { GridLayout } from '@gifkit/headless/core';
import { type Direction, neighbourOf, pageFrom } from '@gifkit/headless/core';
import { hostOf, rootOf, scrollParentOf } from '@gifkit/headless/internal';
import type { KeyboardEvent } from 'react';
import { FACE_CLASS } from '../gif/GifContainer.ts';
import { focusAnyway, focusFirst } from '../shared/keep-focus.ts';
import { handleCellKey } from './cell-keys.ts';
import type { GridPattern } from './grid-props.ts';

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
  /** Comes after the tiles, and can take the focus. */
  after: HTMLElement | null;
  /** Index of the tile whose name was typed; undefined where none was. */
  findTyped: (key: string) => number | undefined;
  /** Mounts a tile at once, wherever it is. */
  reveal: (index: number) => HTMLElement | null | undefined;
}

/**
 * Moves the focus as the patterns of the WAI-ARIA Authoring Practices say. In a feed: Page Up, Page Down, Ctrl
 * with Home or End. In a picker: arrows, Page Up, Page Down, Home, End, the first letters of a name, and F2 into
 * a cell.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, place: GridPlace): void {
  const row = (event.target as Element).closest('[data-giphy-index]');
  if (place.pattern === 'picker' && row && handleCellKey(event, row)) return;
  if (event.altKey || event.metaKey) return;
  if (place.pattern === 'feed' && event.ctrlKey && /^(?:Home|End)$/.test(event.key)) {
    event.preventDefault();
    leave(event.currentTarget, event.key === 'End' ? place.after : undefined);
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
  { pattern, layout, index, findTyped }: GridPlace,
): number | undefined {
  if (pattern === 'feed') {
    if (key === 'PageDown') return index + 1;
    return key === 'PageUp' ? index - 1 : undefined;
  }
  if (key === 'Home') return 0;
  if (key === 'End') return layout.count - 1;
  if (ctrlKey) return;
  if (key === 'PageDown' || key === 'PageUp') {
    const page = scrollParentOf(currentTarget).clientHeight;
    return pageFrom(layout, index, key === 'PageUp' ? -page : page);
  }
  const arrow = ARROWS[key];
  if (!arrow) return findTyped(key);
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
  return neighbourOf(layout, index, (isReversed && REVERSED[arrow]) || arrow);
}

/**
 * Moves the focus to what comes before or after a grid. Where nothing comes before, to the grid itself, so that
 * Tab leads into it. Where nothing comes after, to the grid's status, so that Tab leads on.
 *
 * @param after what comes after the tiles; undefined to go before them.
 */
function leave(grid: HTMLElement, after: HTMLElement | null | undefined): void {
  const isForward = after !== undefined;
  const place = outside(grid, isForward).find((one) => focusFirst(one));
  if (place) place.scrollIntoView({ block: 'nearest' });
  else focusAnyway(isForward ? after : grid);
}

/** What the Tab key stops at before or after an element, the nearest first, also around its shadow root. */
function outside(element: Element, isForward: boolean): HTMLElement[] {
  const side = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const stops = stopsIn(rootOf(element), (one) => element.compareDocumentPosition(one) === side);
  const host = hostOf(element);
  return [...(isForward ? stops : stops.reverse()), ...(host ? outside(host, isForward) : [])];
}

/** What the Tab key stops at in a tree, in order, also in open shadow roots of its elements. */
function stopsIn(root: ParentNode, isWanted: (element: Element) => boolean): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter(isWanted);
  return elements.flatMap((element) => [
    ...(element.matches(FOCUSABLE) && element.tabIndex >= 0 ? [element] : []),
    ...(element.shadowRoot ? stopsIn(element.shadowRoot, () => true) : []),
  ]);
}
