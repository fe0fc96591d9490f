import { type RefObject, useLayoutEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import { decode } from './route.ts';

export interface ArrivalProps {
  /** Says which page is shown. */
  page: string;
  /** The page that was shown last. */
  last: RefObject<string>;
}

/**
 * Rendered beside a page. When the page has replaced another one, moves the focus to its heading. Where the address
 * names a section, moves it there, in the first page too, unless something has the focus: the section may have been
 * missing when the browser looked for it.
 */
export function Arrival({ page, last }: ArrivalProps) {
  // Before the next key: until then nothing has the focus.
  useLayoutEffect(() => {
    const isFirst = last.current === '';
    const isOther = last.current !== page;
    last.current = page;
    if (!isOther) return;
    // The first page may take long to come to life, and its visitor has gone on meanwhile.
    if (isFirst && document.activeElement !== document.body) return;
    const section = document.getElementById(decode(window.location.hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      section.focus({ preventScroll: true });
    } else if (!isFirst) {
      // In the first page the browser decides where the focus begins.
      focusHeading();
    }
  }, [page, last]);
  return null;
}
