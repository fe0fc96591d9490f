import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Width of an element when it is mounted, in px, so that its content is not laid out twice.
 *
 * @param load given where something stands in it already: that is painted, and this loaded, before.
 * @returns undefined on the server and until it is there.
 */
export function useFirstWidth(
  element: RefObject<HTMLElement | null>,
  load: (() => Promise<void>) | undefined,
): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => setWidth((before) => before ?? element.current?.clientWidth ?? 0);
    if (!load) return measure();
    let isWanted = true;
    const begin = () => isWanted && startTransition(measure);
    // What could not be loaded says so once it is rendered.
    const stop = afterPaint(() => load().then(begin, begin));
    return () => {
      isWanted = false;
      stop();
    };
  }, [element, load]);
  return width;
}
