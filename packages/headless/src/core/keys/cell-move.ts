import type { PressedKey } from './arrow-step.ts';

/**
 * Where a key leads into a cell of a picker and out of it again, as the grid pattern of the WAI-ARIA Authoring
 * Practices says: F2 leads to its first control, Tab to the next one, F2 or Escape back.
 *
 * @param focused has the focus: the face of the cell, or what is in it.
 * @param face what of the cell takes the focus first: the GIF itself.
 * @param controls the others that can, in order.
 * @returns to which of them, the first that can take the focus; empty where the key leads nowhere.
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
  // Beyond the last one, Tab leaves the grid; before the first one it comes back to the GIF.
  const at = controls.indexOf(focused);
  return shiftKey ? controls.slice(0, at).reverse() : controls.slice(at + 1);
}
