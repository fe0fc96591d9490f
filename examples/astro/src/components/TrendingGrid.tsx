import { GiphyFetch } from '@gifkit/fetch-api';
import {
  Grid,
  MotionButton,
  MotionProvider,
  PingbackContextManager,
} from '@gifkit/react-components';

// The sandbox, `npx --yes @gifkit/sandbox`; leave `baseUrl` out for the public service, and put your key in.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });

/** The sandbox's GIFs are not counted. */
export const TrendingGrid = () => (
  <PingbackContextManager enabled={false}>
    <MotionProvider>
      <MotionButton />
      <Grid
        columns={{ 0: 2, 600: 3, 900: 4 }}
        fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 12, signal })}
      />
    </MotionProvider>
  </PingbackContextManager>
);
