import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';

// The sandbox of `npm start`; leave `baseUrl` out for the public service, and put your key in.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });

export const TrendingGrid = () => (
  <Grid
    columns={{ 0: 2, 600: 3, 900: 4 }}
    fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 12, signal })}
  />
);
