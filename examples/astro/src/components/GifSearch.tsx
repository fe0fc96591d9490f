import { GiphyFetch } from '@gifkit/fetch-api';
import {
  Grid,
  MotionButton,
  MotionProvider,
  PingbackContextManager,
  SearchBar,
  SearchContext,
  SearchContextManager,
} from '@gifkit/react-components';
import { useContext } from 'react';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return (
    <Grid
      resetKey={searchKey}
      columns={{ 0: 2, 600: 3, 900: 4 }}
      media="auto"
      fetchGifs={fetchGifs}
    />
  );
}

/** Sends no pingbacks for the sandbox's GIFs. */
export const GifSearch = () => (
  <PingbackContextManager enabled={false}>
    <MotionProvider>
      <SearchContextManager apiKey="your api key" client={client}>
        <SearchBar />
        <MotionButton />
        <Results />
      </SearchContextManager>
    </MotionProvider>
  </PingbackContextManager>
);
