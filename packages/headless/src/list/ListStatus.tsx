import { type ReactNode, type Ref, useState } from 'react';
import type { Pages } from '../core/paging/pages.ts';
import type { Labels } from '../labels/english.ts';
import { listEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { LiveRegion } from '../shared/LiveRegion.tsx';

interface ListStatusProps {
  pages: Pages;
  name: string;
  noResultsMessage: ReactNode;
  regionRef?: Ref<HTMLDivElement>;
}

export function ListStatus({ pages, name, noResultsMessage, regionRef }: ListStatusProps) {
  const labels = useLabelsOr(listEnglish);
  const [growth, setGrowth] = useState(() => startGrowth(pages));
  const now = grow(growth, pages);
  if (now !== growth) setGrowth(now);
  const isEmpty = pages.gifs.length === 0 && pages.status === 'done';
  return (
    <LiveRegion
      text={statusOf(pages, now, name, labels)}
      // Ensures that two pages of 20 GIFs are both announced.
      textKey={`${now.list}/${now.count}`}
      regionRef={regionRef ?? null}
    >
      {isEmpty && noResultsMessage}
    </LiveRegion>
  );
}

interface Growth {
  readonly list: number;
  readonly count: number;
  readonly added: number;
  readonly isFirst: boolean;
}

/** Initial GIFs are not announced. */
export const startGrowth = ({ list, gifs }: Pages): Growth => ({
  list,
  count: gifs.length,
  added: 0,
  isFirst: false,
});

/** @returns the same object if nothing changes. */
export function grow(growth: Growth, { list, gifs }: Pages): Growth {
  const count = gifs.length;
  if (growth.list === list && growth.count === count) return growth;
  const before = growth.list === list ? growth.count : 0;
  return { list, count, added: Math.max(0, count - before), isFirst: before === 0 };
}

/** Returns the announcement for a list. Errors are separate alerts. */
export function statusOf(
  { gifs, status, total }: Pages,
  { added, isFirst }: Growth,
  name: string,
  labels: Pick<Labels, keyof typeof listEnglish>,
): string {
  if (status === 'error') return '';
  if (gifs.length === 0) return status === 'fetching' ? labels.loadingList(name) : '';
  if (added === 0) return '';
  if (!isFirst) return labels.moreLoaded(name, added);
  return total !== undefined && total >= added
    ? labels.found(name, total)
    : labels.loaded(name, added);
}
