import type { FetchGifs } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isPlainClick } from '../address/PageLink.tsx';
import { afterPaint } from './after-paint.ts';
import { FirstStills, useCoveredStills } from './FirstStills.tsx';
import { lazyPage } from './lazy-page.tsx';

const GifGrid = lazyPage(async () => (await import('./GifGrid.tsx')).GifGrid);

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
  /** State of the list when the visitor left it. */
  memory?: GridMemory;
  /** First GIFs, shown as stills until the list has loaded. @default none */
  first?: readonly IGif[] | undefined;
  onOpen: OpenGif;
  onFetched?: (gifs: IGif[]) => void;
  empty: ReactNode;
  end?: ReactNode;
}

/**
 * Measures an element's width in px on mount, so that its content is only laid out once.
 *
 * @param load loads the content; if set, measuring waits for the paint of the stills and for this.
 * @returns undefined on the server and until it is measured.
 */
function useFirstWidth(
  element: RefObject<HTMLElement | null>,
  load: (() => Promise<void>) | undefined,
): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => setWidth((before) => before ?? element.current?.clientWidth ?? 0);
    if (!load) return measure();
    let isWanted = true;
    const begin = () => isWanted && startTransition(measure);
    // After a failed load, the component reports the error when it renders.
    const stop = afterPaint(() => load().then(begin, begin));
    return () => {
      isWanted = false;
      stop();
    };
  }, [element, load]);
  return width;
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
  const { stills, covered, onCovered } = useCoveredStills(memory, first);
  const list = useRef<HTMLDivElement>(null);
  const width = useFirstWidth(list, stills && GifGrid.load);
  const isThere = width !== undefined;

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
    <div ref={list} className="gif-list">
      {stills && <FirstStills gifs={stills} covered={covered} isBelow={isThere} onOpen={open} />}
      {isThere && (
        <Suspense>
          <GifGrid
            aria-label={label}
            resetKey={listKey}
            memory={memory}
            width={width || undefined}
            percentWidth="100%"
            // Transparent, so that the still shows until its GIF has loaded.
            backgroundColor={stills && 'transparent'}
            fetchGifs={fetchGifs}
            onGifsFetched={(all) => {
              gifs.current = all;
              onFetched?.(all);
            }}
            onGifVisible={onCovered}
            onGifClick={open}
            noResultsMessage={empty}
            endMessage={end}
          />
        </Suspense>
      )}
    </div>
  );
}
