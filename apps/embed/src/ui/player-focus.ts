import {
  type FocusPlace,
  focusAnyway,
  focusFirst,
  useKeptFocus,
} from '@gifkit/headless/internal/shared/keep-focus.ts';
import type { RefObject } from 'react';

/** The player around an element: it has the focus while what is to have it is on its way. */
const playerOf = (element: FocusPlace) => element?.closest('section');

/** Had the focus; the body is nothing to give it back to. */
type Opener = Element | null | undefined;

const placesOf = (leaving: HTMLElement, opener: Opener): FocusPlace[] => [
  opener === document.body ? undefined : (opener as FocusPlace),
  playerOf(leaving),
];

/** Gives the focus back to what had it, or to the player where that cannot take it. */
export function handFocus(leaving: HTMLElement, opener?: Opener): void {
  focusAnyway(...placesOf(leaving, opener));
}

/**
 * {@link handFocus} before the element that has the focus, or holds it, goes away with its component: it never
 * falls to the body.
 */
export function useHandedFocus(leaving: RefObject<HTMLElement | null>, opener?: Opener): void {
  useKeptFocus(leaving, (element) => placesOf(element, opener));
}

/**
 * Takes the focus where the player only keeps it, or nothing has it; never from anything else.
 *
 * @param from has it only for a while, too.
 */
export function takeFocus(element: FocusPlace, from?: Opener): void {
  const { activeElement, body } = document;
  const isFree = [null, body, playerOf(element), from].includes(activeElement as FocusPlace);
  if (document.hasFocus() && isFree) focusFirst(element);
}
