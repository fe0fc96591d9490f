import { Grid, type GridProps } from '@gifkit/react-components';
import { GridSkeleton } from './GridSkeleton.tsx';

/** Columns by the width of the grid, in px. */
const COLUMNS = { 0: 2, 600: 3, 940: 4 };

type GifGridProps = Omit<GridProps, 'columns' | 'gutter' | 'skeleton'>;

/** The grid of all lists. Lazy-loaded: until then the first GIFs are shown as stills. */
export function GifGrid(props: GifGridProps) {
  return <Grid columns={COLUMNS} gutter={8} borderRadius={10} skeleton={GridSkeleton} {...props} />;
}
