import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';

const client = new GiphyFetch('your api key');

export const TrendingGrid = () => (
  <Grid
    columns={3}
    gutter={6}
    media="auto"
    fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 25, signal })}
  />
);
