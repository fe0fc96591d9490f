import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';

const client = new GiphyFetch('your api key');

export const GifPicker = ({ onPick }: { onPick: (url: string) => void }) => (
  <Grid
    noLink
    hideAttribution
    fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
    onGifClick={(gif) => onPick(gif.images.original.url)}
  />
);
