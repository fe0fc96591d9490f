import type { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';

interface TrendingGridProps {
  client: GiphyFetch;
  onPick: (title: string) => void;
}

/** Component under test: a grid of trending GIFs to pick from. */
export const TrendingGrid = ({ client, onPick }: TrendingGridProps) => (
  <Grid
    noLink
    width={600}
    fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 6, signal })}
    onGifClick={(gif) => onPick(gif.title)}
  />
);
