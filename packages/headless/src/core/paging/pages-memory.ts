import type { ListImpressions } from '../visibility/list-impressions.ts';
import type { Pages } from './paging.ts';

/** Keeps a list when its component unmounts. */
export interface PagesMemory {
  pages?: Pick<Pages, 'gifs' | 'status'> | undefined;
  impressions?: ListImpressions | undefined;
}
