/** What `keyCode` is while an input method composes (UI Events, section on legacy key attributes). */
const IME_KEY_CODE = 229;

/** Whether a key belongs to an input method. In Safari, its Enter comes after the composition has ended. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === IME_KEY_CODE;
