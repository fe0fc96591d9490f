export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export type ListKey = PressedKey & {
  /** Holds the items; tells which way its text runs. */
  readonly currentTarget: Element;
};

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

/** 1 where an arrow key goes on along the line, -1 where it goes back, 0 for other keys. */
export function arrowStep(key: string, isReversed: boolean): -1 | 0 | 1 {
  if (key === (isReversed ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === (isReversed ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/** What `keyCode` is while an input method composes (UI Events, section on legacy key attributes). */
const IME_KEY_CODE = 229;

/** Whether a key belongs to an input method. In Safari, its Enter comes after the composition has ended. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === IME_KEY_CODE;
