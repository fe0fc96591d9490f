import type { IGif } from '@gifkit/model';
import { useCallback, useEffect, useState } from 'react';
import { routeOfGif } from '../address/gif-route.ts';
import type { AddressControls } from '../address/use-address.ts';
import type { LoadMore } from '../shared/open-gif.ts';

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

/**
 * The GIF that is open, and the list that one walks along from it with next and previous.
 *
 * @param first the GIF that is open from the start, where it is known.
 */
export function useWalk(showGif: AddressControls['showGif'], first?: IGif | undefined) {
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
      showGif(routeOfGif(gif), 'open');
    },
    [showGif],
  );
  const onTurn = useCallback(
    (gif: IGif) => {
      onLoaded(gif);
      showGif(routeOfGif(gif), 'turn');
    },
    [showGif],
  );
  return { walk: gifs, opened, onWalk, onLoaded, onOpen, onTurn };
}
