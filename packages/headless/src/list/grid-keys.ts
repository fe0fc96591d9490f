import type { KeyboardEvent } from 'react';
import { arrowStep, isRightToLeft } from '../core/keys/arrow-step.ts';
import { type Direction, neighbourOf, pageFrom } from '../core/layout/neighbour.ts';
import type { GridLayout } from '../core/layout/window.ts';
import { hostOf, rootOf } from '../core/visibility/roots.ts';
import { scrollParentOf } from '../core/visibility/scroll-parent.ts';
import { focusAnyway, focusFirst } from '../shared/keep-focus.ts';
import { handleCellKey, linkIn } from './cell-keys.ts';
import type { ListPattern } from './list-context.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** A grid, and the tile in it that has the focus. */
export interface GridPlace {
  pattern: ListPattern;
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
  const stop = tile && place.pattern === 'picker' ? linkIn(tile) : tile;
  stop?.focus({ preventScroll: true });
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
  const way = wayOf(key, currentTarget);
  return way ? neighbourOf(layout, index, way) : findTyped(key);
}

/** Which neighbour an arrow key leads to. */
function wayOf(key: string, grid: Element): Direction | undefined {
  if (key === 'ArrowUp') return 'above';
  if (key === 'ArrowDown') return 'below';
  const step = arrowStep(key, isRightToLeft(grid));
  return step ? (step < 0 ? 'before' : 'after') : undefined;
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
