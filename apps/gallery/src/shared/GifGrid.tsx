import { Grid, type GridProps } from '@gifkit/react-components';

/** Number of columns by the grid's width in px. */
const COLUMNS = { 0: 2, 600: 3, 940: 4 };

type GifGridProps = Omit<GridProps, 'columns' | 'gutter'>;

/** Grid of all lists. Lazy-loaded; until then the first GIFs show as stills. */
export function GifGrid(props: GifGridProps) {
  return <Grid columns={COLUMNS} gutter={8} borderRadius={10} {...props} />;
}
