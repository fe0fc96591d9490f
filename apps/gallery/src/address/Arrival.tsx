import { type RefObject, useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import { decode } from './route.ts';

export interface ArrivalProps {
  /** Says which page is shown. */
  page: string;
  /** The page that was shown last. */
  last: RefObject<string>;
}

/**
 * Stands beside a page. Once that is there in place of another one, the focus moves to its heading; or, where
 * the address names a section, to that, in the first page too: it was not there when the browser looked for it.
 */
export function Arrival({ page, last }: ArrivalProps) {
  useEffect(() => {
    const isFirst = last.current === '';
    const isOther = last.current !== page;
    last.current = page;
    if (!isOther) return;
    const section = document.getElementById(decode(window.location.hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      section.focus({ preventScroll: true });
    } else if (!isFirst) {
      // Where the focus begins in the first page is up to the browser.
      focusHeading();
    }
  }, [page, last]);
  return null;
}
