import type { PressedKey } from '../../keys/arrow-step.ts';

/** Location of the focus: a GIF, or an element beside the GIFs, such as a tab. */
export type PickerPlace = 'gif' | 'beside';

export type PickerMove = 'back' | 'field' | 'gifs';

/** Key names of the first key press of an input method. */
const IME_KEYS = ['Process', 'Unidentified'];

/** True if a key writes text. Space does not; it selects a GIF. */
export const writesText = ({ key, altKey, ctrlKey, metaKey }: PressedKey): boolean =>
  !ctrlKey && !metaKey && !altKey && ((key.length === 1 && key !== ' ') || IME_KEYS.includes(key));

/**
 * Moves between the parts of a picker: Down to the GIFs, Up to the field, Escape back. `place` is undefined in the
 * field and inside a cell.
 */
export function pickerMove(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    defaultPrevented,
  }: PressedKey & Pick<KeyboardEvent, 'defaultPrevented'>,
  place: PickerPlace | undefined,
): PickerMove | undefined {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return;
  if (key === 'Escape') return 'back';
  if (key === 'ArrowUp' && place) return 'field';
  return key === 'ArrowDown' && place === 'beside' ? 'gifs' : undefined;
}
