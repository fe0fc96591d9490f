import { POPUP_HEIGHT, POPUP_WIDTH } from '../constants.ts';

/**
 * Opens a share dialog in a window of its own, in the middle of the screen.
 *
 * @returns false where the browser allows none, as in a sandboxed frame.
 */
export function openPopup(url: string): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - POPUP_HEIGHT) / 2);
  const place = `width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
  const popup = window.open(url, '_blank', `popup,${place}`);
  if (!popup) return false;
  popup.opener = null;
  return true;
}
