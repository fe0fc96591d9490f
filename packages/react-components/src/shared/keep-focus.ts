import { type RefObject, useInsertionEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** Where the focus can go. */
export type FocusPlace = HTMLElement | null | undefined;

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** Gives the focus to the first of some elements that can take it, and tells whether one could. */
export function focusFirst(...places: FocusPlace[]): boolean {
  return places.some((place) => {
    if (!place?.isConnected) return false;
    place.focus({ preventScroll: true });
    return rootOf(place).activeElement === place;
  });
}

/** The same for what takes no focus by itself, such as a list: it does until the focus moves on. */
export function focusAnyway(...places: FocusPlace[]): boolean {
  return places.some((place) => {
    if (focusFirst(place)) return true;
    if (!place?.isConnected || place.hasAttribute('tabindex')) return false;
    place.tabIndex = -1;
    if (!focusFirst(place)) {
      // Hidden or disabled; later it is what it was.
      place.removeAttribute('tabindex');
      return false;
    }
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    return true;
  });
}

/**
 * Moves the focus on before the element that has it, or holds it, goes away: is removed, hidden or
 * disabled. Without this the focus falls to the body, and readers who use keys begin at the top of the
 * page again (WCAG 2.2, success criterion 2.4.3). Does nothing while something else has the focus.
 *
 * @param leaving what goes away; still in the page.
 * @param places where the focus may go, the best one first.
 */
export function keepFocus(leaving: Element, ...places: FocusPlace[]): void {
  if (leaving.contains(rootOf(leaving).activeElement)) focusAnyway(...places);
}

/**
 * {@link keepFocus} for an element that goes away with its component, whatever takes it away.
 *
 * @param placeOf gets what goes away; the place for the focus, or several, the best one first.
 */
export function useKeptFocus<Leaving extends Element>(
  leaving: RefObject<Leaving | null>,
  placeOf: (leaving: Leaving) => FocusPlace | readonly FocusPlace[],
): void {
  const latest = useRef(placeOf);
  useInsertionEffect(() => {
    latest.current = placeOf;
  });
  useIsomorphicLayoutEffect(() => {
    const element = leaving.current;
    if (element) return () => keepFocus(element, ...[latest.current(element)].flat());
  }, [leaving]);
}
