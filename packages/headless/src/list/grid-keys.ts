import type { KeyboardEvent, RefObject } from 'react';
import { cellMove } from '../core/keys/cell-move.ts';
import { type GridPlace, gridMove } from '../core/keys/grid-move.ts';
import { findTyped, isCharacter, nothingTyped, type Typed, type } from '../core/keys/typeahead.ts';
import { hostOf, rootOf } from '../core/visibility/roots.ts';
import { focusAnyway, focusFirst } from '../shared/keep-focus.ts';
import { controlsIn, linkIn } from './list-elements.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

export interface GridStops extends Omit<GridPlace, 'findTyped'> {
  after: HTMLElement | null;
  /** Name of a GIF for typeahead; undefined if the host handles keys itself. */
  nameOf: ((index: number) => string) | undefined;
  typed: RefObject<Typed | undefined>;
  reveal: (index: number) => HTMLElement | null | undefined;
}

export function moveByKey(event: KeyboardEvent<HTMLElement>, place: GridStops): void {
  const row = (event.target as Element).closest('[data-giphy-index]');
  if (place.pattern === 'picker' && row && handleCellKey(event, row)) return;
  const { nameOf, typed, layout, index } = place;
  const move = gridMove(event, {
    ...place,
    findTyped(key) {
      if (!nameOf || !isCharacter(key)) return;
      typed.current = type(typed.current ?? nothingTyped, key, Date.now());
      return findTyped(nameOf, layout.count, index, typed.current.text);
    },
  });
  if (move === undefined) return;
  event.preventDefault();
  if (typeof move === 'string') {
    leave(event.currentTarget, move === 'after' ? place.after : undefined);
    return;
  }
  const tile = place.reveal(move);
  const stop = tile && place.pattern === 'picker' ? linkIn(tile) : tile;
  stop?.focus({ preventScroll: true });
  tile?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus in a cell. @returns true if the grid must ignore the key. */
function handleCellKey(event: KeyboardEvent<HTMLElement>, row: Element): boolean {
  const target = event.target as HTMLElement;
  const face = linkIn(row);
  const isTaken = focusFirst(...cellMove(event, target, face, controlsIn(row)));
  if (isTaken) {
    event.preventDefault();
    // Escape must not also close a dialog around the grid.
    event.stopPropagation();
  }
  return target !== face || isTaken;
}

/**
 * Moves the focus out of a grid, forward if `after` is given. At the ends of the page it goes to `after` or to the grid
 * itself, from where Tab continues.
 */
function leave(grid: HTMLElement, after: HTMLElement | null | undefined): void {
  const isForward = after !== undefined;
  const place = outside(grid, isForward).find((one) => focusFirst(one));
  if (place) place.scrollIntoView({ block: 'nearest' });
  else focusAnyway(isForward ? after : grid);
}

/** Returns the tab stops before or after an element, nearest first, including those around its shadow root. */
function outside(element: Element, isForward: boolean): HTMLElement[] {
  const side = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const stops = stopsIn(rootOf(element), (one) => element.compareDocumentPosition(one) === side);
  const host = hostOf(element);
  return [...(isForward ? stops : stops.reverse()), ...(host ? outside(host, isForward) : [])];
}

/** Returns the tab stops in a tree, in order, including those in open shadow roots. */
function stopsIn(root: ParentNode, isWanted: (element: Element) => boolean): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter(isWanted);
  return elements.flatMap((element) => [
    ...(element.matches(FOCUSABLE) && element.tabIndex >= 0 ? [element] : []),
    ...(element.shadowRoot ? stopsIn(element.shadowRoot, () => true) : []),
  ]);
}
