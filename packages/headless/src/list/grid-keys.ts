import type { KeyboardEvent, RefObject } from 'react';
import { cellMove } from '../core/keys/cell-move.ts';
import type { ListPattern } from '../core/keys/grid-command.ts';
import { gridMove } from '../core/keys/grid-move.ts';
import { findTyped, nothingTyped, type Typed, type } from '../core/keys/typeahead.ts';
import type { GridLayout } from '../core/layout/window.ts';
import { hostOf, rootOf } from '../core/visibility/roots.ts';
import { focusAnyway, focusFirst } from '../shared/focus.ts';
import { CONTROLS, commandOf, indexOfTile, linkIn } from './list-elements.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

export interface GridStops {
  pattern: ListPattern;
  layout: GridLayout;
  after: HTMLElement | null;
  /** Name of a GIF for typeahead; undefined if the host handles keys itself. */
  nameOf: ((index: number) => string) | undefined;
  typed: RefObject<Typed | undefined>;
  reveal: (index: number) => HTMLElement | null | undefined;
}

/** Returns the controls in a picker's row: the play button first, the others in DOM order. */
function controlsIn(row: Element): HTMLElement[] {
  const [, ...controls] = row.querySelectorAll<HTMLElement>(CONTROLS);
  const rank = (control: Element) => Number(!control.hasAttribute('data-playback'));
  return controls.sort((one, other) => rank(one) - rank(other));
}

export function moveByKey(event: KeyboardEvent<HTMLElement>, stops: GridStops): void {
  const { pattern, nameOf, typed, layout } = stops;
  const target = event.target as Element;
  const index = indexOfTile(target);
  const row = target.closest('[data-giphy-index]');
  if (index === undefined || (pattern === 'picker' && row && handleCellKey(event, row))) return;
  const command = commandOf(event, pattern, nameOf !== undefined);
  if (!command) return;
  const move = gridMove(command, {
    grid: event.currentTarget,
    layout,
    index,
    findTyped() {
      if (!nameOf) return;
      typed.current = type(typed.current ?? nothingTyped, event.key, Date.now());
      return findTyped(nameOf, layout.count, index, typed.current.text);
    },
  });
  if (move === undefined) return;
  event.preventDefault();
  if (typeof move === 'string') {
    leave(event.currentTarget, move === 'after' ? stops.after : undefined);
    return;
  }
  const tile = stops.reveal(move);
  const stop = tile && pattern === 'picker' ? linkIn(tile) : tile;
  stop?.focus({ preventScroll: true });
  tile?.scrollIntoView?.({ block: 'nearest' });
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
  const target = outside(grid, isForward).find((one) => focusFirst(one));
  if (target) target.scrollIntoView?.({ block: 'nearest' });
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

/** Removes play buttons and controls of overlays, including the host's, from the tab order. */
function tame(list: Element): void {
  for (const row of list.children) {
    for (const [index, control] of controlsIn(row).entries()) {
      if (control.tabIndex >= 0) control.tabIndex = -1;
      if (index === 0) control.setAttribute('aria-keyshortcuts', 'F2');
      else control.removeAttribute('aria-keyshortcuts');
    }
  }
}

/** Keeps a picker one tab stop, even if its cells change. F2 reaches the controls. @returns stops observing. */
export function keepOneTabStop(list: Element): () => void {
  tame(list);
  const observer = new MutationObserver(() => tame(list));
  observer.observe(list, {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'tabindex'],
  });
  return () => observer.disconnect();
}
