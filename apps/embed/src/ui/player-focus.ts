import { type FocusTarget, focusAnyway, focusFirst, useKeptFocus } from '@gifkit/headless/utils';
import type { RefObject } from 'react';

/** The player around an element; holds focus until the target can take it. */
const playerOf = (element: FocusTarget) => element?.closest('section');

/** Previously focused element; focus never returns to the body. */
type Opener = Element | null | undefined;

const placesOf = (leaving: HTMLElement, opener: Opener): FocusTarget[] => [
  opener === document.body ? undefined : (opener as FocusTarget),
  playerOf(leaving),
];

/** Returns focus to the opener, or to the player if the opener cannot take it. */
export function handFocus(leaving: HTMLElement, opener?: Opener): void {
  focusAnyway(...placesOf(leaving, opener));
}

/**
 * Calls {@link handFocus} before the focused element, or its container, unmounts, so that focus never falls back to
 * the body.
 */
export function useHandedFocus(leaving: RefObject<HTMLElement | null>, opener?: Opener): void {
  useKeptFocus(leaving, (element) => placesOf(element, opener));
}

/**
 * Moves focus to an element if the player holds it as a placeholder or nothing has focus; never steals it otherwise.
 *
 * @param from another temporary holder of focus.
 */
export function takeFocus(element: FocusTarget, from?: Opener): void {
  const { activeElement, body } = document;
  const isFree = [null, body, playerOf(element), from].includes(activeElement as FocusTarget);
  if (document.hasFocus() && isFree) focusFirst(element);
}
