import { COPIED_LIST_MAX_LENGTH } from './constants.ts';

/** Adds items at the end of a list; what it gives is another array each time. */
export type Append<T> = (list: T[], added: readonly T[]) => T[];

/**
 * Makes lists grow without copying them for every page: 100,000 items in pages of 25 would be 200 million
 * copies.
 *
 * A short list is copied. For a long one two arrays take turns: the one that was current before the last
 * page catches up and becomes the next one. So an array stays as it is until the page after the next.
 */
export function createAppend<T>(): Append<T> {
  /** Made here, so ours to extend: the current list and the one before. */
  let current: T[] | undefined;
  let previous: T[] = [];

  return (list, added) => {
    const canTakeTurns = list === current && list.length > COPIED_LIST_MAX_LENGTH;
    const next = canTakeTurns ? previous : [...list];
    for (const item of list.slice(next.length)) next.push(item);
    for (const item of added) next.push(item);
    previous = list === current ? list : [];
    current = next;
    return next;
  };
}
