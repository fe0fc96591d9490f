/** localStorage key of the visitor's choice to turn shortcuts off; the start script reads it before hydration. */
export const KEYS_KEY = 'gifkitKeys';
export const KEYS_OFF = 'off';

/** The visitor's choice on this page, which works without storage. */
let chosen: boolean | undefined;

/** Returns false if storage is blocked, for example in a sandboxed frame, where accessing it throws. */
function wereSwitchedOff(): boolean {
  try {
    return localStorage.getItem(KEYS_KEY) === KEYS_OFF;
  } catch {
    return false;
  }
}

/** Whether the host page turned shortcuts off: `?keys=off`. */
export const hasHostKeysOff = (): boolean => /[?&]keys=off(?:&|$)/.test(location.search);

/**
 * Whether the host page or the visitor turned page-wide shortcuts off (WCAG 2.2, success criterion 2.1.4). Escape
 * still closes what is open.
 */
export const areKeysOff = (): boolean => hasHostKeysOff() || (chosen ?? wereSwitchedOff());

export const switchKeys = (areOff: boolean): void => {
  chosen = areOff;
};
