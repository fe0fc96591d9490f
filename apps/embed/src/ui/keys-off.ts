/** localStorage key of the user's choice to turn shortcuts off; the start script reads it before hydration. */
export const KEYS_KEY = 'gifkitKeys';
export const KEYS_OFF = 'off';

/** Whether the host page turned shortcuts off: `?keys=off`. */
export const hasHostKeysOff = (): boolean => /[?&]keys=off(?:&|$)/.test(location.search);

/**
 * Whether the host page or the user turned page-wide shortcuts off (WCAG 2.2, success criterion 2.1.4). Escape
 * still closes what is open. If storage is blocked, as in a sandboxed frame, accessing it throws.
 */
export function areKeysOff(): boolean {
  try {
    return hasHostKeysOff() || localStorage.getItem(KEYS_KEY) === KEYS_OFF;
  } catch {
    return false;
  }
}
