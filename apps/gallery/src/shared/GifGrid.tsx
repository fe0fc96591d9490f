import { useHydrated } from '@gifkit/headless/utils';
import { Grid, type GridProps } from '@gifkit/react-components';
import { useState } from 'react';

/** Number of columns by the grid's width in px. */
const COLUMNS = { 0: 2, 600: 3, 940: 4 };

type GifGridProps = Omit<GridProps, 'columns' | 'gutter' | 'className'>;

/**
 * Grid of all lists, lazy-loaded.
 *
 * @param initialGifs those that the server rendered.
 */
export function GifGrid({ initialGifs, memory, ...props }: GifGridProps) {
  // After a reload, the list that the user left replaces the server's once that is hydrated.
  const [isRestored] = useState(
    () => memory?.pages !== undefined && memory.pages.gifs !== initialGifs,
  );
  const isServed = !useHydrated() && isRestored;
  const list = isServed ? { initialGifs } : { memory };
  return (
    <Grid
      key={String(isServed)}
      className="gif-list"
      columns={COLUMNS}
      gutter={8}
      media="auto"
      {...list}
      {...props}
    />
  );
}
