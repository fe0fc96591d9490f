import { type RefObject, useLayoutEffect } from 'react';
import { decode } from './route.ts';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // Keeps the scroll position after going back.
  heading.focus({ preventScroll: true });
}

function focusTile(id: string): void {
  const tile = document.querySelector(`.results [data-giphy-id="${CSS.escape(id)}"]`);
  tile?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/** Calls back after the next paint. Returns a function that cancels the call. */
function afterPaint(callback: () => void): () => void {
  // The first callback runs before the next paint, the second one after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

interface ArrivalProps {
  page: string;
  last: RefObject<string>;
  gif: string | undefined;
}

/**
 * Moves focus after a page change: to the page's heading, or after going back from a GIF, to its tile. If the address
 * names a section, focuses that, even on the first page unless something has focus: the section may not have existed
 * when the browser looked for it.
 */
export function Arrival({ page, last, gif }: ArrivalProps) {
  // A layout effect, because the next key press must not find focus on the body.
  // biome-ignore lint/correctness/useExhaustiveDependencies(gif): only another page moves the focus
  useLayoutEffect(() => {
    const before = last.current;
    const isFirst = before === '';
    last.current = page;
    if (before === page) return;
    // The user may have moved focus before a slow first page hydrated.
    if (isFirst && document.activeElement !== document.body) return;
    const section = document.getElementById(decode(window.location.hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      section.focus({ preventScroll: true });
    } else if (!isFirst) {
      // On the first page the browser decides the initial focus.
      focusHeading();
      // The list renders its tiles after it is mounted.
      if (before === 'gif' && gif) return afterPaint(() => focusTile(gif));
    }
  }, [page, last]);
  return null;
}
