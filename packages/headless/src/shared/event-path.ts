import type { SyntheticEvent } from 'react';
import { isElement } from '../core/visibility/roots.ts';

/**
 * Returns the elements below `container` on an event's path, innermost first, including those in open shadow roots.
 * Returns undefined if the event came from outside, through a portal.
 */
export function pathWithin(
  { nativeEvent }: SyntheticEvent,
  container: Element | null,
): Element[] | undefined {
  const path = nativeEvent.composedPath() as (Node | null)[];
  const end = path.indexOf(container);
  return end < 0 ? undefined : (path.slice(0, end) as Node[]).filter(isElement);
}
