import type { RefObject } from 'react';
import { rootOf } from '../core/visibility/roots.ts';
import { type FocusTarget, focusAnyway } from './focus.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
import { useLatest } from './use-latest.ts';

/**
 * Moves the focus to the first suitable place before the element with the focus is removed, hidden or disabled.
 * Otherwise keyboard users would start at the top of the page again (WCAG 2.4.3).
 */
export function keepFocus(leaving: Element, ...places: FocusTarget[]): void {
  if (leaving.contains(rootOf(leaving).activeElement)) focusAnyway(...places);
}

/** Like {@link keepFocus}, and scrolls the place into view if the keyboard moved the focus. */
export function keepFocusInView(leaving: Element, place: FocusTarget): void {
  const isLeaving = leaving.contains(rootOf(leaving).activeElement);
  if (isLeaving && place && focusAnyway(place)) showWhole({ target: place });
}

/** Calls {@link keepFocus} for an element when its component unmounts. */
export function useKeptFocus<Leaving extends Element>(
  leaving: RefObject<Leaving | null>,
  focusTarget: (leaving: Leaving) => FocusTarget | readonly FocusTarget[],
): void {
  const latest = useLatest(focusTarget);
  useIsomorphicLayoutEffect(() => {
    const element = leaving.current;
    if (element) return () => keepFocus(element, ...[latest.current(element)].flat());
  }, [leaving, latest]);
}

/**
 * `onFocus` handler of a row: scrolls the whole focused element into view, because browsers stop at half of it. Pressed
 * elements do not scroll; they would move away from the pointer.
 */
export function showWhole({ target }: { target: Element }): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
