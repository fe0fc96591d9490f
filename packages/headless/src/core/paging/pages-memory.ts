import type { ListSightings } from '../visibility/list-sightings.ts';
import type { Pages } from './paging.ts';

/** Keeps a list when its component unmounts. */
export interface PagesMemory {
  pages?: Pick<Pages, 'gifs' | 'status'> | undefined;
  sightings?: ListSightings | undefined;
}
