import { rootOf, rootsAround } from '../core/visibility/roots.ts';

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
