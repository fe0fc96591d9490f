import { collapsedAround } from './view-of.ts';

let hasWarned = false;

/** Warns once per page about a list that would be visible if it had a width. */
export function warnWithoutWidth(list: HTMLElement): void {
  const isHidden = list.getClientRects().length === 0 || collapsedAround(list);
  if (hasWarned || list.clientWidth > 0 || isHidden) return;
  hasWarned = true;
  console.warn('Gifkit: a list has no width. Give one to it or to an element around it.', list);
}
