import { handFocus } from '../ui/player-focus.ts';
import { PREVIEW_CLASS } from './preview-css.ts';

/** Gives the focus of a related still to its GIF in the grid beside it. Does nothing while no still has it. */
export function focusSameGif(shelf: Element): void {
  const still = shelf.querySelector<HTMLAnchorElement>(`.${PREVIEW_CLASS} a:focus`);
  if (!still) return;
  const page = still.pathname;
  const links = [...shelf.querySelectorAll<HTMLAnchorElement>('[data-giphy-id] a')];
  handFocus(still, links.find(({ pathname }) => pathname === page) ?? links[0]);
}
