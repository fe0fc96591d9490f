import type { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';

interface PickerProps {
  client: GiphyFetch;
  term: string;
  onPick: (title: string) => void;
}

/** Component under test: a grid of search results to pick from. */
export const Picker = ({ client, term, onPick }: PickerProps) => (
  <Grid
    noLink
    width={600}
    fetchGifs={(offset, { signal }) => client.search(term, { offset, limit: 6, signal })}
    onGifClick={(gif) => onPick(gif.title)}
  />
);
