import type { IGif } from '@gifkit/model';
import { createGridMemory, type GridMemory } from '@gifkit/react-components';
import { useState } from 'react';
import { formatRoute, type Route } from '../address/route.ts';

interface LeftList {
  address: string;
  memory: GridMemory;
}

/**
 * Keeps the state of a search's list while the user is on another page. Each search has its own list.
 *
 * @param served first GIFs of the start page.
 */
export function useLeftList(route: Route, served: IGif[]): LeftList {
  const address = route.page === 'search' ? formatRoute(route) : undefined;
  const [left, setLeft] = useState<LeftList>(() => {
    const memory = createGridMemory();
    if (address === '/' && served.length > 0) memory.pages = { gifs: served, status: 'idle' };
    return { address: address ?? '/', memory };
  });
  if (address !== undefined && left.address !== address) {
    setLeft({ address, memory: createGridMemory() });
  }
  return left;
}
