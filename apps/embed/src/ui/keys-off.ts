/**
 * Whether keys do nothing on the page but what they do anywhere: `?keys=off` (WCAG 2.2, success criterion 2.1.4).
 * Escape still leaves what is open.
 */
export const areKeysOff = (): boolean => /[?&]keys=off(?:&|$)/.test(location.search);
