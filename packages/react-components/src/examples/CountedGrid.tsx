import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid, PingbackContextManager } from '@gifkit/react-components';

const client = new GiphyFetch('your api key');

export const CountedGrid = ({ mayCount, userId }: { mayCount: boolean; userId?: string }) => (
  <PingbackContextManager enabled={mayCount} attributes={{ screen: 'chat' }} userId={userId}>
    <Grid fetchGifs={(offset, { signal }) => client.trending({ offset, signal })} />
  </PingbackContextManager>
);
