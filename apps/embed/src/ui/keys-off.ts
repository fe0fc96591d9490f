/** Where this browser remembers that its visitor wants no keys; the start script reads it before the client is there. */
export const KEYS_KEY = 'gifkitKeys';
export const KEYS_OFF = 'off';

/** What the visitor chose on this page, also where nothing may be stored. */
let chosen: boolean | undefined;

/** Nothing where there is no storage, as in a sandboxed frame: naming it throws there. */
function wereSwitchedOff(): boolean {
  try {
    return localStorage.getItem(KEYS_KEY) === KEYS_OFF;
  } catch {
    return false;
  }
}

/** Whether the host page wants no keys: `?keys=off`. */
export const hasHostKeysOff = (): boolean => /[?&]keys=off(?:&|$)/.test(location.search);

/**
 * Whether keys do nothing on the page but what they do anywhere, because the host page or the visitor wants that
 * (WCAG 2.2, success criterion 2.1.4). Escape still leaves what is open.
 */
export const areKeysOff = (): boolean => hasHostKeysOff() || (chosen ?? wereSwitchedOff());

/** Switches the keys off, or on again, on this page. */
export const switchKeys = (areOff: boolean): void => {
  chosen = areOff;
};
