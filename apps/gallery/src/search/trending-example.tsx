import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';

const client = new GiphyFetch('your API key');

export const Trending = () => (
  <Grid columns={4} fetchGifs={(offset) => client.trending({ offset })} />
);
