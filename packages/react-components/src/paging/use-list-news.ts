import { useState } from 'react';
import type { Labels } from '../labels/labels.ts';
import { useLabels } from '../labels/labels-context.ts';
import type { Pages } from './paging.ts';

/** How a list has grown last. */
export interface Growth {
  readonly list: number;
  readonly count: number;
  readonly added: number;
  /** There was nothing before. */
  readonly isFirst: boolean;
}

/** What is there from the start is no news. */
export const startGrowth = ({ list, gifs }: Pages): Growth => ({
  list,
  count: gifs.length,
  added: 0,
  isFirst: false,
});

/** @returns the same object where nothing changes. */
export function grow(growth: Growth, { list, gifs }: Pages): Growth {
  const count = gifs.length;
  if (growth.list === list && growth.count === count) return growth;
  const before = growth.list === list ? growth.count : 0;
  return { list, count, added: Math.max(0, count - before), isFirst: before === 0 };
}

/** What a list says to those who do not see it. Its errors are alerts of their own. */
export function newsOf(
  { gifs, status, total }: Pages,
  { added, isFirst }: Growth,
  name: string,
  labels: Labels,
): string {
  if (status === 'error') return '';
  if (gifs.length === 0) return status === 'fetching' ? labels.loadingList(name) : '';
  if (added === 0) return '';
  if (!isFirst) return labels.moreLoaded(name, added);
  return total !== undefined && total >= added
    ? labels.found(name, total)
    : labels.loaded(name, added);
}

/** The news of a list; another `textKey` with each growth, so that 20 more and 20 more are said twice. */
export function useListNews(pages: Pages, name: string): { text: string; textKey: string } {
  const labels = useLabels();
  const [growth, setGrowth] = useState(() => startGrowth(pages));
  const now = grow(growth, pages);
  if (now !== growth) setGrowth(now);
  return { text: newsOf(pages, now, name, labels), textKey: `${now.list}/${now.count}` };
}
