import { warnOnce } from '../shared/warn-once.ts';
import { collapsedAround } from './view-of.ts';

/** Warns about a list that would be visible if it had a width. */
export function warnWithoutWidth(list: HTMLElement): void {
  const isHidden = list.getClientRects().length === 0 || collapsedAround(list);
  if (list.clientWidth > 0 || isHidden) return;
  warnOnce('Gifkit: a list has no width. Give one to it or to an element around it.', list);
}
