import type { FetchGifs } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { Grid, type GridMemory, Loader } from '@gifkit/react-components';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { isPlainClick } from '../address/PageLink.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';

const GUTTER = 8;

/** Columns by the width of the grid, in px. */
const COLUMNS = { 0: 2, 600: 3, 940: 4 };

export interface GifListProps {
  /** What the list is called. */
  label: string;
  /** Says what is listed: another one is another list. */
  listKey: string;
  fetchGifs: FetchGifs;
  /** The list as it was when the visitor left it. */
  memory?: GridMemory;
  onOpen: (gif: IGif, list: readonly IGif[]) => void;
  onFetched?: (gifs: IGif[]) => void;
  /** In place of a list without a single GIF. */
  empty: ReactNode;
  /** After the last GIF. */
  end?: ReactNode;
}

/** Whether nothing comes after a page: by its counts, or by its cursor. */
function isLastPage(page: Awaited<ReturnType<FetchGifs>>, offset: number): boolean {
  if (page.data.length === 0) return true;
  if (!('pagination' in page)) return page.next === undefined;
  const { count = page.data.length, total_count: total } = page.pagination ?? {};
  return Boolean(total) && offset + count >= total;
}

/** GIFs without end, which open in the gallery. */
export function GifList({
  label,
  listKey,
  fetchGifs,
  memory,
  onOpen,
  onFetched,
  empty,
  end,
}: GifListProps) {
  // By its key: how many GIFs the list has so far, and which list was fetched to its end.
  const [got, setGot] = useState({ key: listKey, count: memory?.pages?.gifs.length ?? 0 });
  const [endOf, setEndOf] = useState(memory?.pages?.status === 'done' ? listKey : undefined);
  const gifs = useRef<readonly IGif[]>(memory?.pages?.gifs ?? []);
  const hasSome = got.key === listKey && got.count > 0;

  const open = (gif: IGif, event: SyntheticEvent) => {
    const { nativeEvent } = event;
    if (nativeEvent instanceof MouseEvent && !isPlainClick(nativeEvent)) return;
    event.preventDefault();
    onOpen(gif, gifs.current);
  };

  return (
    <>
      <Grid
        aria-label={label}
        resetKey={listKey}
        memory={memory}
        columns={COLUMNS}
        gutter={GUTTER}
        borderRadius={10}
        loader={hasSome ? Loader : GridSkeleton}
        fetchGifs={async (offset, options) => {
          const page = await fetchGifs(offset, options);
          if (isLastPage(page, offset)) setEndOf(listKey);
          return page;
        }}
        onGifsFetched={(all) => {
          gifs.current = all;
          setGot({ key: listKey, count: all.length });
          onFetched?.(all);
        }}
        onGifClick={open}
        noResultsMessage={empty}
      />
      {hasSome && endOf === listKey && end}
    </>
  );
}
