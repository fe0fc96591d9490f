import { STILLS } from '../player/stills.ts';
import { STATIC } from '../ui/page-signs.ts';

/** Whether the client could not be loaded, so that nothing but links and the switch works. */
export const isStatic = (): boolean => document.documentElement.hasAttribute(STATIC);

/** Takes the buttons off the page, or brings them back; the focus goes on to what stops the GIF then. */
export function setStatic(isStatic: boolean): void {
  const { documentElement, activeElement } = document;
  documentElement.toggleAttribute(STATIC, isStatic);
  if (!activeElement?.matches(isStatic ? 'button' : 'input')) return;
  document.querySelector<HTMLElement>(isStatic ? 'input' : `[${STILLS}]`)?.focus();
}
