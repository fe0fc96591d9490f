import type { PressedKey } from '../../keys/arrow-step.ts';

/** Where the focus is: on a GIF, or on what stands beside the GIFs, such as the tabs. */
export type PickerPlace = 'gif' | 'beside';

/** Where a key leads: back or out of the picker, into the field, or to the GIFs. */
export type PickerMove = 'back' | 'field' | 'gifs';

/** Names of the first key of a text that is written by an input method. */
const IME_KEYS = ['Process', 'Unidentified'];

/** Whether a key writes a text. Space selects a GIF, so it does not. */
export const writesText = ({ key, altKey, ctrlKey, metaKey }: PressedKey): boolean =>
  !ctrlKey && !metaKey && !altKey && ((key.length === 1 && key !== ' ') || IME_KEYS.includes(key));

/**
 * Where a key leads between the parts of a picker: Down to the GIFs, Up to the field, Escape back. `place` is undefined
 * in the field and inside a cell.
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
