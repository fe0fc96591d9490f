import { type RefObject, useEffect, useState } from 'react';

/** ms until the tiles have begun to load. */
const BEGIN = 100;

/** ms after which GIFs move although not all stills are there. */
const PATIENCE = 3000;

const stillsIn = (element: Element | null): HTMLImageElement[] => [
  ...(element?.querySelectorAll<HTMLImageElement>('.giphy-gif-img') ?? []),
];

/**
 * Whether the GIFs of the first page that a document shows still rest: their stills, a tenth as large, come
 * first, so that there is something to see where the network is slow. Later pages move at once.
 */
export function useStillsFirst(list: RefObject<Element | null>): boolean {
  const [rests, setRests] = useState(() => document.readyState !== 'complete');
  useEffect(() => {
    if (!rests) return;
    let isOver = false;
    const play = () => {
      if (!isOver) setRests(false);
    };
    const patience = setTimeout(play, PATIENCE);
    const begin = setTimeout(() => {
      void Promise.allSettled(stillsIn(list.current).map((still) => still.decode())).then(play);
    }, BEGIN);
    return () => {
      isOver = true;
      clearTimeout(patience);
      clearTimeout(begin);
    };
  }, [rests, list]);
  return rests;
}
