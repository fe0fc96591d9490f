import type { ListSightings } from '@gifkit/headless/core';
import { createContext } from 'react';

/** The sightings of the list around a GIF; a GIF that stands alone has none. */
export const ListSightingsContext = createContext<ListSightings | undefined>(undefined);
