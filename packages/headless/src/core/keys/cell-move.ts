import type { PressedKey } from './arrow-step.ts';

/**
 * Handles a key in a picker's cell, by the grid pattern of the WAI-ARIA Authoring Practices: F2 moves to the first
 * control, Tab to the next, F2 or Escape back to `face`, which takes the focus first.
 *
 * @returns focus candidates in order; empty if the key does not move.
 */
export function cellMove<Stop>(
  { key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey & Pick<KeyboardEvent, 'shiftKey'>,
  focused: Stop,
  face: Stop | null,
  controls: readonly Stop[],
): readonly (Stop | null)[] {
  if (altKey || ctrlKey || metaKey) return [];
  if (focused === face) return key === 'F2' ? controls : [];
  if (key === 'F2' || key === 'Escape') return [face];
  if (key !== 'Tab') return [];
  // After the last control, Tab leaves the grid; before the first, it returns to the GIF.
  const at = controls.indexOf(focused);
  return shiftKey ? controls.slice(0, at).reverse() : controls.slice(at + 1);
}
