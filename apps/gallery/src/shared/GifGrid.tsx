import { Grid, type GridProps, Loader } from '@gifkit/react-components';
import { GridSkeleton } from './GridSkeleton.tsx';

/** Columns by the width of the grid, in px. */
const COLUMNS = { 0: 2, 600: 3, 940: 4 };

export interface GifGridProps extends Omit<GridProps, 'columns' | 'gutter' | 'loader'> {
  /** Some GIFs are there, so the loader comes after them. */
  hasSome: boolean;
}

/** The grid of all lists. Lazy-loaded: until then the first GIFs are shown as stills. */
export function GifGrid({ hasSome, ...props }: GifGridProps) {
  return (
    <Grid
      columns={COLUMNS}
      gutter={8}
      borderRadius={10}
      loader={hasSome ? Loader : GridSkeleton}
      {...props}
    />
  );
}
