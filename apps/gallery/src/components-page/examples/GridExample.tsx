import { Grid } from '@gifkit/react-components';
import type { ExampleProps } from './example-props.ts';

export const GridExample = ({ client }: ExampleProps) => (
  <div className="scroller">
    <Grid
      columns={{ 0: 2, 480: 3, 720: 4 }}
      fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 20, signal })}
    />
  </div>
);
