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
import { GridSkeleton } from './GridSkeleton.tsx';
import { lazyPage } from './lazy-page.tsx';

const GifGrid = lazyPage(async () => (await import('./GifGrid.tsx')).GifGrid);

/** Asks for what comes after a list, each time for the page behind the last one. */
export type LoadMore = (signal: AbortSignal) => Promise<readonly IGif[]>;

/**
 * Opens a GIF.
 *
 * @param list what next and previous lead through.
 * @param loadMore what comes after the list.
 */
export type OpenGif = (gif: IGif, list: readonly IGif[], loadMore?: LoadMore) => void;

interface GifListProps {
  /** What the list is called. */
  label: string;
  /** Says what is listed: another one is another list. */
  listKey: string;
  fetchGifs: FetchGifs;
  /** The list as it was when the visitor left it. */
  memory?: GridMemory;
  /** What the list begins with, shown as stills until it is there. @default nothing */
  first?: readonly IGif[] | undefined;
  onOpen: OpenGif;
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

/**
 * Width of an element when it is mounted, in px, so that its content is not laid out twice.
 *
 * @param load given where something stands in it already: that is painted, and this loaded, before.
 * @returns undefined on the server and until it is there.
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
    // What could not be loaded says so once it is rendered.
    const stop = afterPaint(() => load().then(begin, begin));
    return () => {
      isWanted = false;
      stop();
    };
  }, [element, load]);
  return width;
}

/** GIFs without end, which open in the gallery. */
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
  // By its key: how many GIFs the list has so far, and which list was fetched to its end.
  const [got, setGot] = useState({ key: listKey, count: memory?.pages?.gifs.length ?? 0 });
  const [endOf, setEndOf] = useState(memory?.pages?.status === 'done' ? listKey : undefined);
  const gifs = useRef<readonly IGif[]>(memory?.pages?.gifs ?? []);
  const hasSome = got.key === listKey && got.count > 0;
  const { stills, covered, onCovered } = useCoveredStills(memory, first);
  const list = useRef<HTMLDivElement>(null);
  const width = useFirstWidth(list, stills && GifGrid.load);
  const isThere = width !== undefined;

  const open = (gif: IGif, event: SyntheticEvent) => {
    // A key opens the GIF whatever else is held.
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
        <Suspense fallback={stills ? null : <GridSkeleton />}>
          <GifGrid
            aria-label={label}
            resetKey={listKey}
            memory={memory}
            width={width || undefined}
            percentWidth="100%"
            // Transparent, so that the still below is seen until a GIF has loaded.
            backgroundColor={stills && 'transparent'}
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
            onGifVisible={onCovered}
            onGifClick={open}
            noResultsMessage={empty}
          />
        </Suspense>
      )}
      {hasSome && endOf === listKey && end}
    </div>
  );
}
