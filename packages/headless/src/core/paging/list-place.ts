import { elementsAround } from '../visibility/roots.ts';

/** ms; a list that mounts within this time after another one has unmounted in the same app replaces it. */
const REMOUNT_TIME = 250;

/** Time of the last unmount of a list by app, in ms since the epoch. */
const leftAt = new WeakMap<Element, number>();

/** Returns the child of the body that contains an element, because hosts may remount more than the list. */
const appOf = (element: Element): Element | undefined => elementsAround(element).at(-3);

/** Detects that a list replaces another one in the same app. */
interface ListPlace {
  /** @returns true if a list was unmounted in the same app less than 250 ms before this one mounted. */
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
      return isFirst && Date.now() - (leftAt.get(app) ?? 0) < REMOUNT_TIME;
    },
    leave() {
      hasLeft = true;
      if (app) leftAt.set(app, Date.now());
    },
  };
}
