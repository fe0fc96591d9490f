import { type RefObject, useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Width of an element when it is mounted, in px, so that its content is not laid out twice.
 *
 * @param isDrawn something stands in it already: it is painted before.
 * @returns undefined on the server and until it is there.
 */
export function useFirstWidth(
  element: RefObject<HTMLElement | null>,
  isDrawn: boolean,
): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => setWidth((before) => before ?? element.current?.clientWidth ?? 0);
    if (isDrawn) return afterPaint(measure);
    measure();
  }, [element, isDrawn]);
  return width;
}
