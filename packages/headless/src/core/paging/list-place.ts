import { FETCH_DEBOUNCE } from '../constants.ts';
import { elementsAround } from '../visibility/roots.ts';

/** When a list was last unmounted in an app of the page, in ms since the epoch. */
const leftAt = new WeakMap<Element, number>();

/** The child of the body that an element is in, because hosts may mount more than the list again. */
const appOf = (element: Element): Element | undefined => elementsAround(element).at(-3);

/** The place of one list in the page. */
export interface ListPlace {
  /** @returns whether another list was unmounted there less than 250 ms before this one was mounted. */
  enter(element: Element): boolean;
  leave(): void;
}

export function createListPlace(): ListPlace {
  let app: Element | undefined;
  let hasLeft = false;
  return {
    enter(element) {
      const isFirst = app === undefined;
      app ??= appOf(element);
      if (!app) return false;
      // StrictMode unmounts a list that stays.
      if (hasLeft) leftAt.delete(app);
      hasLeft = false;
      return isFirst && Date.now() - (leftAt.get(app) ?? 0) < FETCH_DEBOUNCE;
    },
    leave() {
      hasLeft = true;
      if (app) leftAt.set(app, Date.now());
    },
  };
}
