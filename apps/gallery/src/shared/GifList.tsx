import type { FetchGifs } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { type ReactNode, Suspense, type SyntheticEvent, useRef } from 'react';
import { isPlainClick } from '../address/PageLink.tsx';
import { lazyPage } from './lazy-page.tsx';

/** Lazy-loaded; until then, the server's markup shows the first GIFs. */
export const GifGrid = lazyPage(async () => (await import('./GifGrid.tsx')).GifGrid);

/** Loads the next page of a list on each call. */
export type LoadMore = (signal: AbortSignal) => Promise<readonly IGif[]>;

/**
 * Opens a GIF.
 *
 * @param list for next and previous.
 * @param loadMore continues the list.
 */
export type OpenGif = (gif: IGif, list: readonly IGif[], loadMore?: LoadMore) => void;

interface GifListProps {
  label: string;
  /** Identifies the content; a change restarts the list. */
  listKey: string;
  fetchGifs: FetchGifs;
  /** State of the list when the user left it. */
  memory?: GridMemory;
  /** GIFs rendered by the server. */
  first?: IGif[] | undefined;
  onOpen: OpenGif;
  onFetched?: (gifs: IGif[]) => void;
  empty: ReactNode;
  end?: ReactNode;
}

export function GifList({
  label,
  listKey,
  fetchGifs,
  memory,
  first,
  onOpen,
  onFetched,
  empty,
  end,
}: GifListProps) {
  const gifs = useRef<readonly IGif[]>(memory?.pages?.gifs ?? []);

  const open = (gif: IGif, event: SyntheticEvent) => {
    // Keys open the GIF with any modifier.
    if (event.type === 'click' && !isPlainClick(event.nativeEvent as MouseEvent)) return;
    event.preventDefault();
    let offset = gifs.current.length;
    onOpen(gif, gifs.current, async (signal) => {
      const { data } = await fetchGifs(offset, { signal });
      offset += data.length;
      return data;
    });
  };

  return (
    <Suspense>
      <GifGrid
        aria-label={label}
        resetKey={listKey}
        memory={memory}
        initialGifs={first}
        fetchGifs={fetchGifs}
        onGifsFetched={(all) => {
          gifs.current = all;
          onFetched?.(all);
        }}
        onGifClick={open}
        noResultsMessage={empty}
        endMessage={end}
      />
    </Suspense>
  );
}
