import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid, MotionButton, MotionProvider } from '@gifkit/react-components';

const client = new GiphyFetch('your api key');

export const CalmGrid = () => (
  <MotionProvider>
    <MotionButton />
    <Grid fetchGifs={(offset, { signal }) => client.trending({ offset, signal })} />
  </MotionProvider>
);
