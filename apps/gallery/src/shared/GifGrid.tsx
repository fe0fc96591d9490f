import { Grid, type GridProps } from '@gifkit/react-components';

/** Number of columns by the grid's width in px. */
const COLUMNS = { 0: 2, 600: 3, 940: 4 };

/** Grid of all lists, lazy-loaded. */
export const GifGrid = (props: GridProps) => (
  <Grid {...props} className="gif-list" columns={COLUMNS} gutter={8} media="auto" />
);
