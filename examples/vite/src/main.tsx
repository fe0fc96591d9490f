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
      noResultsMessage="No GIFs found."
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    {/* Sends no pingbacks for the sandbox's GIFs. */}
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
