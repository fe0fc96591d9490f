import { type RefObject, useLayoutEffect } from 'react';

type Place = Element | null | undefined;

/** The player around an element: it has the focus while what is to have it is on its way. */
const playerOf = (element: Place) => element?.closest('section');

function focus(place: Place): boolean {
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  return !!place && document.activeElement === place;
}

/** Gives the focus to a place, or to the player where that cannot take it. */
export function handFocus(leaving: Element, place?: Place): void {
  const player = playerOf(leaving);
  if ((place !== document.body && focus(place)) || !player) return;
  player.setAttribute('tabindex', '-1');
  player.addEventListener('blur', () => player.removeAttribute('tabindex'), { once: true });
  focus(player);
}

/**
 * Hands the focus on before the element that holds it goes away with its component, so that it never falls to
 * the body (WCAG 2.2, success criterion 2.4.3).
 *
 * @param place where it goes. @default the player around the element
 */
export function useKeptFocus(leaving: RefObject<Element | null>, place?: Place): void {
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      if (element?.contains(document.activeElement)) handFocus(element, place);
    };
  }, [leaving, place]);
}

/** Takes the focus where the player only keeps it, or nothing has it; never from anything else. */
export function takeFocus(element: Place): void {
  const { activeElement, body } = document;
  const isFree = !activeElement || activeElement === body || activeElement === playerOf(element);
  if (document.hasFocus() && isFree) focus(element);
}
