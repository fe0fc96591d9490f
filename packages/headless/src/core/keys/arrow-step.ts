export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export const hasModifier = ({ altKey, ctrlKey, metaKey }: Omit<PressedKey, 'key'>): boolean =>
  altKey || ctrlKey || metaKey;

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

/** Returns 1 if an arrow key moves forward in reading direction, -1 for backward, 0 for other keys. */
export function arrowStep(key: string, isReversed: boolean): -1 | 0 | 1 {
  if (key === (isReversed ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === (isReversed ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/** Returns 1 for Down, -1 for Up, 0 for other keys. */
export function verticalStep(key: string): -1 | 0 | 1 {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}

/** `keyCode` while an input method composes (UI Events, section on legacy key attributes). */
const IME_KEY_CODE = 229;

/** True if a key press belongs to an input method. In Safari, its Enter comes after the composition has ended. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === IME_KEY_CODE;
