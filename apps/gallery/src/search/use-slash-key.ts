import { type RefObject, useEffect, useState } from 'react';

/** Where it is remembered that the visitor switched the key off. */
const STORED_AS = 'gallery-slash-key';
const OFF = 'off';

function isStoredAsOff(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === OFF;
  } catch {
    // Storage is blocked; the choice then lasts as long as the page.
    return false;
  }
}

function store(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, OFF);
  } catch (error) {
    console.warn('The choice of the key / could not be stored', error);
  }
}

/**
 * Lets the key `/` move the focus to a field, except where somebody types. Somebody who speaks to the computer may press
 * it without wanting to, so it can be switched off (WCAG 2.2, success criterion 2.1.4).
 *
 * @returns whether it is on, and what switches it.
 */
export function useSlashKey(field: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isOn, setOn] = useState(true);
  // The server cannot know.
  useEffect(() => {
    if (isStoredAsOff()) setOn(false);
  }, []);

  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).matches?.('input, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [field, isOn]);

  return [
    isOn,
    () => {
      store(!isOn);
      setOn(!isOn);
    },
  ];
}
