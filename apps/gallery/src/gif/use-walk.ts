import type { IGif } from '@gifkit/model';
import { useCallback, useEffect, useState } from 'react';
import { formatRoute, type Route, routeOfGif } from '../address/route.ts';
import type { LoadMore } from '../shared/GifList.tsx';

interface Walk {
  gifs: readonly IGif[];
  /** Undefined once nothing comes after. */
  loadMore: LoadMore | undefined;
}

/** The next page of the list is fetched so many GIFs before its end, so that Next need not wait. */
const AHEAD = 3;

/** A walk with another page at its end; one that brings nothing new is the last. */
function extend({ gifs, loadMore }: Walk, page: readonly IGif[]): Walk {
  const known = new Set(gifs.map(({ id }) => id));
  const added = page.filter(({ id }) => !known.has(id));
  return added.length > 0 ? { gifs: [...gifs, ...added], loadMore } : { gifs, loadMore: undefined };
}

/** The list to walk along from a GIF that was opened from none: itself, and what is related to it. */
export const walkFrom = (gif: IGif, related: readonly IGif[]): IGif[] => [
  gif,
  ...related.filter(({ id }) => id !== gif.id),
];

interface Addresses {
  goTo: (address: string) => void;
  turnTo: (route: Route) => void;
}

/**
 * The GIF that is open, and the list that one walks along from it with next and previous.
 *
 * @param first the GIF that is open from the start, where it is known.
 */
export function useWalk({ goTo, turnTo }: Addresses, first?: IGif | undefined) {
  const [walk, setWalk] = useState<Walk>({ gifs: [], loadMore: undefined });
  const [opened, onLoaded] = useState(first);

  const { gifs, loadMore } = walk;
  const index = gifs.findIndex(({ id }) => id === opened?.id);
  const isNearEnd = index >= 0 && index >= gifs.length - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it failed, each step tries again
  useEffect(() => {
    if (!isNearEnd || !loadMore) return;
    const controller = new AbortController();
    loadMore(controller.signal).then(
      (page) => {
        if (!controller.signal.aborted) setWalk((before) => extend(before, page));
      },
      // The walk ends here, until the next step.
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
