import type { IGif } from '@gifkit/model';
import { useCallback, useEffect, useState } from 'react';
import { formatRoute, type Route, routeOfGif } from '../address/route.ts';
import type { LoadMore } from '../shared/GifList.tsx';

interface Walk {
  gifs: readonly IGif[];
  /** Undefined once the list has ended. */
  loadMore: LoadMore | undefined;
}

/** Distance from the end of the list at which the next page is fetched, so that Next does not wait. */
const AHEAD = 3;

/** Appends a page; a page without new GIFs is the last. */
function extend({ gifs, loadMore }: Walk, page: readonly IGif[]): Walk {
  const known = new Set(gifs.map(({ id }) => id));
  const added = page.filter(({ id }) => !known.has(id));
  return added.length > 0 ? { gifs: [...gifs, ...added], loadMore } : { gifs, loadMore: undefined };
}

/** List for a GIF that was opened without one: the GIF and its related ones. */
export const walkFrom = (gif: IGif, related: readonly IGif[]): IGif[] => [
  gif,
  ...related.filter(({ id }) => id !== gif.id),
];

interface Addresses {
  goTo: (address: string) => void;
  turnTo: (route: Route) => void;
}

/**
 * The open GIF, and the list for next and previous.
 *
 * @param first the GIF that is open initially, if known.
 */
export function useWalk({ goTo, turnTo }: Addresses, first?: IGif | undefined) {
  const [walk, setWalk] = useState<Walk>({ gifs: [], loadMore: undefined });
  const [opened, onLoaded] = useState(first);

  const { gifs, loadMore } = walk;
  const index = gifs.findIndex(({ id }) => id === opened?.id);
  const isNearEnd = index >= 0 && index >= gifs.length - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, each step retries
  useEffect(() => {
    if (!isNearEnd || !loadMore) return;
    const controller = new AbortController();
    loadMore(controller.signal).then(
      (page) => {
        if (!controller.signal.aborted) setWalk((before) => extend(before, page));
      },
      // After a failure the list ends here until the next step.
      () => {},
    );
    return () => controller.abort();
  }, [isNearEnd, loadMore, index]);

  const onWalk = useCallback(
    (list: readonly IGif[]) => setWalk({ gifs: list, loadMore: undefined }),
    [],
  );
  const onOpen = useCallback(
    (gif: IGif, list: readonly IGif[], more?: LoadMore) => {
      setWalk({ gifs: list, loadMore: more });
      onLoaded(gif);
      goTo(formatRoute(routeOfGif(gif)));
    },
    [goTo],
  );
  const onTurn = useCallback(
    (gif: IGif) => {
      onLoaded(gif);
      turnTo(routeOfGif(gif));
    },
    [turnTo],
  );
  return { walk: gifs, opened, onWalk, onLoaded, onOpen, onTurn };
}
