import type { SyntheticEvent } from 'react';
import { isElement } from '../core/visibility/roots.ts';

/**
 * The elements below `container` that an event came through, innermost first, also those in open shadow roots.
 * Undefined if it came from elsewhere, through a portal.
 */
export function pathWithin(
  { nativeEvent }: SyntheticEvent,
  container: Element | null,
): Element[] | undefined {
  const path = nativeEvent.composedPath() as (Node | null)[];
  const end = path.indexOf(container);
  return end < 0 ? undefined : (path.slice(0, end) as Node[]).filter(isElement);
}
