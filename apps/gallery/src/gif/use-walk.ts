import type { IGif } from '@gifkit/model';
import { useCallback, useState } from 'react';
import type { AddressControls } from '../address/use-address.ts';
import { routeOfGif } from './gif-route.ts';

/** The GIF that is open, and the list that one walks along from it with next and previous. */
export function useWalk(showGif: AddressControls['showGif']) {
  const [walk, onWalk] = useState<readonly IGif[]>([]);
  const [opened, onLoaded] = useState<IGif>();

  const onOpen = useCallback(
    (gif: IGif, list: readonly IGif[]) => {
      onWalk(list);
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
  return { walk, opened, onWalk, onLoaded, onOpen, onTurn };
}
