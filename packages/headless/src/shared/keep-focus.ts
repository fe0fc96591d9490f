import type { RefObject } from 'react';
import { rootOf, rootsAround } from '../core/visibility/roots.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
import { useLatest } from './use-latest.ts';

export type FocusPlace = HTMLElement | null | undefined;

/**
 * Returns the focused element in the element's own tree, otherwise in the nearest outer tree. If the focus is inside
 * another shadow root, returns its host.
 */
export function focusedFrom(element: Element): Element | null {
  for (const { activeElement } of rootsAround(element)) {
    if (activeElement) return activeElement === element.ownerDocument.body ? null : activeElement;
  }
  return null;
}

/** Focuses the first of these elements that accepts the focus. @returns false if none does. */
export function focusFirst(...places: FocusPlace[]): boolean {
  return places.some((place) => {
    if (!place?.isConnected) return false;
    place.focus({ preventScroll: true });
    return rootOf(place).activeElement === place;
  });
}

/** Chromium also focuses scroll containers, but only while they are empty. */
const isFocusable = (place: HTMLElement): boolean =>
  place.tabIndex >= 0 || place.hasAttribute('tabindex');

/** Focuses the first place; a place that is not focusable, such as a list, becomes so until blur. */
export function focusAnyway(...places: FocusPlace[]): boolean {
  return places.some((place) => {
    if (place && isFocusable(place) && focusFirst(place)) return true;
    if (!place?.isConnected || place.hasAttribute('tabindex')) return false;
    place.tabIndex = -1;
    if (!focusFirst(place)) {
      // Hidden or disabled, so it stays unchanged.
      place.removeAttribute('tabindex');
      return false;
    }
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    return true;
  });
}

/**
 * Moves the focus to the first suitable place before the element with the focus is removed, hidden or disabled.
 * Otherwise keyboard users would start at the top of the page again (WCAG 2.4.3).
 */
export function keepFocus(leaving: Element, ...places: FocusPlace[]): void {
  if (leaving.contains(rootOf(leaving).activeElement)) focusAnyway(...places);
}

/** Like {@link keepFocus}, and scrolls the place into view if the keyboard moved the focus. */
export function keepFocusInView(leaving: Element, place: FocusPlace): void {
  const isLeaving = leaving.contains(rootOf(leaving).activeElement);
  if (isLeaving && place && focusAnyway(place)) showWhole({ target: place });
}

/** Calls {@link keepFocus} for an element when its component unmounts. */
export function useKeptFocus<Leaving extends Element>(
  leaving: RefObject<Leaving | null>,
  focusTarget: (leaving: Leaving) => FocusPlace | readonly FocusPlace[],
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
