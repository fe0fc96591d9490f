import type { RefObject } from 'react';
import { rootOf, rootsAround } from '../core/visibility/roots.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
import { useLatest } from './use-latest.ts';

export type FocusPlace = HTMLElement | null | undefined;

/**
 * The focused element as it is seen from another one: in its own tree, else in one of the trees around it. Of what
 * has the focus inside another shadow root, the host.
 */
export function focusedFrom(element: Element): Element | null {
  for (const { activeElement } of rootsAround(element)) {
    if (activeElement) return activeElement === element.ownerDocument.body ? null : activeElement;
  }
  return null;
}

/** Focuses the first of these elements that can have the focus. Returns whether one could. */
export function focusFirst(...places: FocusPlace[]): boolean {
  return places.some((place) => {
    if (!place?.isConnected) return false;
    place.focus({ preventScroll: true });
    return rootOf(place).activeElement === place;
  });
}

/** Whether an element can have the focus by itself. Chromium lets what scrolls have it, but only while it is empty. */
const isFocusable = (place: HTMLElement): boolean =>
  place.tabIndex >= 0 || place.hasAttribute('tabindex');

/** Makes an element that cannot have the focus, such as a list, focusable until the focus moves on. */
export function focusAnyway(...places: FocusPlace[]): boolean {
  return places.some((place) => {
    if (place && isFocusable(place) && focusFirst(place)) return true;
    if (!place?.isConnected || place.hasAttribute('tabindex')) return false;
    place.tabIndex = -1;
    if (!focusFirst(place)) {
      // It is hidden or disabled, so it stays as it was.
      place.removeAttribute('tabindex');
      return false;
    }
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    return true;
  });
}

/**
 * Moves the focus to the best of `places` before the element that has or contains it is removed, hidden or disabled.
 * Otherwise readers who use keys start at the top of the page again (WCAG 2.4.3).
 */
export function keepFocus(leaving: Element, ...places: FocusPlace[]): void {
  if (leaving.contains(rootOf(leaving).activeElement)) focusAnyway(...places);
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
