import type { KeyboardEvent } from 'react';
import { rowMove } from '../core/keys/row-move.ts';

/**
 * Moves the focus along the buttons of a row, which wraps, by arrow keys, Home and End.
 *
 * @param isVertical moves by Up and Down, as in a menu.
 * @returns the focused button; undefined if the key does not move.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  isVertical = false,
): HTMLElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const move = at < 0 ? -1 : rowMove(event, at, buttons.length, { wraps: true, isVertical });
  const button = buttons[move ?? -1];
  if (!button) return;
  event.preventDefault();
  button.focus();
  return button;
}
