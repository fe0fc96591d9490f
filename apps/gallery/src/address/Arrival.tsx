import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint } from '../shared/after-paint.ts';
import { decode } from './route.ts';

/** Moves the focus to the heading of the page, where a newly loaded document would begin. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // Going back, the reader comes to where the page was scrolled to.
  heading.focus({ preventScroll: true });
}

/** Moves the focus on to the tile of a GIF, if the list has it. */
function focusTile(id: string): void {
  const tile = document.querySelector(`.results [data-giphy-id="${CSS.escape(id)}"]`);
  tile?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

interface ArrivalProps {
  /** Says which page is shown. */
  page: string;
  /** The page that was shown last. */
  last: RefObject<string>;
  /** Id of the GIF that was shown last. */
  gif: string | undefined;
}

/**
 * Rendered beside a page. When the page has replaced another one, moves the focus to its heading; back from a GIF, to
 * its tile. Where the address names a section, moves it there, in the first page too, unless something has the focus:
 * the section may have been missing when the browser looked for it.
 */
export function Arrival({ page, last, gif }: ArrivalProps) {
  // Before the next key: until then nothing has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies(gif): only another page moves the focus
  useLayoutEffect(() => {
    const before = last.current;
    const isFirst = before === '';
    last.current = page;
    if (before === page) return;
    // The first page may take long to come to life, and its visitor has gone on meanwhile.
    if (isFirst && document.activeElement !== document.body) return;
    const section = document.getElementById(decode(window.location.hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      section.focus({ preventScroll: true });
    } else if (!isFirst) {
      // In the first page the browser decides where the focus begins.
      focusHeading();
      // The list draws its tiles once it is on the page.
      if (before === 'gif' && gif) return afterPaint(() => focusTile(gif));
    }
  }, [page, last]);
  return null;
}
