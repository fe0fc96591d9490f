import type { KeyboardEvent } from 'react';

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
 * Keys that a reader presses between asking for a lazy-loaded menu and having it. The menu takes them when it
 * is there, as if it had been there at once.
 */
export interface EarlyKeys {
  readonly isWaiting: boolean;
  /** The menu is asked for. @returns whether it is still wanted */
  begin: () => () => boolean;
  /** The reader has gone on without it. */
  cancel: () => void;
  /** Keeps a key for the menu. */
  hold: (event: KeyboardEvent) => void;
  /** What was pressed, once: the menu is there. */
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
      // The button would be clicked, and the page scrolled.
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
