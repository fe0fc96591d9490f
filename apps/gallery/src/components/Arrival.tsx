import { type RefObject, useEffect } from 'react';
import { focusHeading } from '../focus-heading.ts';
import type { PagePath } from '../pages.ts';

export interface ArrivalProps {
  path: PagePath;
  /** The page that was shown last. */
  last: RefObject<PagePath>;
}

/** Stands beside a page. Once that is there in place of another one, the focus moves to its heading. */
export function Arrival({ path, last }: ArrivalProps) {
  useEffect(() => {
    // Where the focus begins in the first page is up to the browser.
    if (last.current !== path) focusHeading();
    last.current = path;
  }, [path, last]);
  return null;
}
