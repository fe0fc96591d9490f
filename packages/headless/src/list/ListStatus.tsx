import type { ReactNode, Ref } from 'react';
import type { Pages } from '../core/paging/paging.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { listEnglish } from '../labels/languages/en.ts';
import { LiveRegion } from '../shared/LiveRegion.tsx';
import { useListStatus } from './use-list-status.ts';

export interface ListStatusProps {
  pages: Pages;
  /** The name of the list. */
  name: string;
  /** Shown when there is not a single GIF. @default by the labels */
  noResultsMessage?: ReactNode;
  regionRef?: Ref<HTMLDivElement>;
}

/** Announces how much of a list is loaded, and shows a text when it is empty. */
export function ListStatus({ pages, name, noResultsMessage, regionRef }: ListStatusProps) {
  const labels = useLabelsOr(listEnglish);
  const { text, textKey } = useListStatus(pages, name);
  const isEmpty = pages.gifs.length === 0 && pages.status === 'done';
  return (
    <LiveRegion text={text} textKey={textKey} regionRef={regionRef ?? null}>
      {isEmpty && (noResultsMessage === undefined ? labels.noResults : noResultsMessage)}
    </LiveRegion>
  );
}
