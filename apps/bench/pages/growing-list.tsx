import { getGifHeight, type IGif } from '@gifkit/model';
import { useEffect, useRef, useState } from 'react';
import { BareTile, preparePages } from './bench-page.tsx';

/** Settings of our grid: 900 px in 3 columns, with an overscan of one viewport. */
export const COLUMNS = 3;
export const GUTTER = 6; // px
export const WIDTH = 900; // px
export const COLUMN_WIDTH = (WIDTH - GUTTER * (COLUMNS - 1)) / COLUMNS;

const { first, total, pageAt } = preparePages();

/** GIFs that grow by one page at a time when their end is reached. */
export function useGrowingList(): { gifs: readonly IGif[]; onEnd: () => void } {
  const [gifs, setGifs] = useState(first);
  const isAsking = useRef(false);
  const onEnd = async () => {
    if (isAsking.current || gifs.length >= total) return;
    isAsking.current = true;
    const page = await pageAt(gifs.length);
    isAsking.current = false;
    setGifs((before) => [...before, ...page]);
  };
  const isEmpty = gifs.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty list asks once
  useEffect(() => {
    if (isEmpty) onEnd();
  }, [isEmpty]);
  return { gifs, onEnd };
}

/** In px. */
export const heightOf = (gif: IGif): number => Math.round(getGifHeight(gif, COLUMN_WIDTH));

export const Tile = ({ gif }: { gif: IGif }) => (
  <BareTile gif={gif} width={COLUMN_WIDTH} height={heightOf(gif)} />
);
