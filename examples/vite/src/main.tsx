import { GiphyFetch } from '@gifkit/fetch-api';
import {
  Grid,
  MotionButton,
  MotionProvider,
  PingbackContextManager,
  SearchBar,
  SearchContext,
  SearchContextManager,
  SuggestionBar,
} from '@gifkit/react-components';
import { StrictMode, useContext } from 'react';
import { createRoot } from 'react-dom/client';
import './style.css';

// The sandbox, `npx --yes @gifkit/sandbox`; leave `baseUrl` out for the public service, and put your key in.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return (
    <Grid
      resetKey={searchKey}
      columns={{ 0: 2, 600: 3, 900: 4 }}
      fetchGifs={fetchGifs}
      noResultsMessage="No GIFs found."
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    {/* The sandbox's GIFs are not counted. */}
    <PingbackContextManager enabled={false}>
      <MotionProvider>
        <SearchContextManager apiKey="your api key" client={client}>
          <main>
            <SearchBar />
            <SuggestionBar />
            <MotionButton />
            <Results />
          </main>
        </SearchContextManager>
      </MotionProvider>
    </PingbackContextManager>
  </StrictMode>,
);
