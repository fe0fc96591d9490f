import type { PressedKey } from './arrow-step.ts';

/**
 * Where a key leads in a cell of a picker, by the grid pattern of the WAI-ARIA Authoring Practices: F2 leads to its
 * first control, Tab to the next one, F2 or Escape back to `face`, which takes the focus first.
 *
 * @returns the elements to try, the first that can take the focus; empty if the key leads nowhere.
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
