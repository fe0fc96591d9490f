/** What of a keyboard event is asked and told. */
export type HeldKeyEvent = Pick<
  KeyboardEvent,
  'key' | 'preventDefault' | 'stopPropagation' | 'repeat'
>;

/** The keys of a menu that has the focus. */
const MENU_KEYS: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'Enter',
  ' ',
]);

/**
 * Keys that a reader presses while a lazy-loaded menu is being loaded. The menu handles them when it is
 * mounted.
 */
export interface EarlyKeys {
  readonly isWaiting: boolean;
  /** The reader has opened the menu. @returns a function that tells whether it is still wanted */
  begin: () => () => boolean;
  /** The reader no longer wants the menu. */
  cancel: () => void;
  /** Keeps a key for the menu. */
  hold: (event: HeldKeyEvent) => void;
  /** Gives the kept keys to the menu, once. */
  take: () => readonly string[];
}

export function createEarlyKeys(): EarlyKeys {
  let held: string[] | undefined;
  const cancel = () => {
    held = undefined;
  };
  return {
    get isWaiting() {
      return held !== undefined;
    },
    begin() {
      const keys: string[] = [];
      held = keys;
      return () => held === keys;
    },
    cancel,
    hold(event) {
      if (!held || !(MENU_KEYS.has(event.key) || event.key === 'Escape')) return;
      // Otherwise the key would click the button or scroll the page.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') cancel();
      else if (!event.repeat) held.push(event.key);
    },
    take() {
      const keys = held ?? [];
      cancel();
      return keys;
    },
  };
}
