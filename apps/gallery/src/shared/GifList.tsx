import type { FetchGifs } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { type ReactNode, Suspense, type SyntheticEvent } from 'react';
import { isPlainClick } from '../address/PageLink.tsx';
import { lazyPage } from './lazy-page.tsx';

/** Lazy-loaded; until then, the server's markup shows the first GIFs. */
export const GifGrid = lazyPage(async () => (await import('./GifGrid.tsx')).GifGrid);

/** Opens the page of a GIF. */
export type OpenGif = (gif: IGif) => void;

interface GifListProps {
  label: string;
  /** Identifies the content; a change restarts the list. */
  listKey: string;
  fetchGifs: FetchGifs;
  /** State of the list when the user left it. */
  memory?: GridMemory;
  onOpen: OpenGif;
  empty: ReactNode;
  end?: ReactNode;
}

export function GifList({ label, listKey, fetchGifs, memory, onOpen, empty, end }: GifListProps) {
  const open = (gif: IGif, event: SyntheticEvent) => {
    // Keys open the GIF with any modifier.
    if (event.type === 'click' && !isPlainClick(event.nativeEvent as MouseEvent)) return;
    event.preventDefault();
    onOpen(gif);
  };

  return (
    <Suspense>
      <GifGrid
        aria-label={label}
        resetKey={listKey}
        memory={memory}
        fetchGifs={fetchGifs}
        onGifClick={open}
        noResultsMessage={empty}
        endMessage={end}
      />
    </Suspense>
  );
}
