import type { SyntheticEvent } from 'react';
import { isElement } from '../core/visibility/roots.ts';

/**
 * The elements that an event came through below the one whose handler gets it, the innermost first; also those in
 * open shadow roots, of which `event.target` tells only the host.
 *
 * @param container the element whose handler gets it.
 * @returns undefined when the event came from elsewhere: through a portal.
 */
export function pathWithin(
  { nativeEvent }: SyntheticEvent,
  container: Element | null,
): Element[] | undefined {
  const path = nativeEvent.composedPath() as (Node | null)[];
  const end = path.indexOf(container);
  return end < 0 ? undefined : (path.slice(0, end) as Node[]).filter(isElement);
}
