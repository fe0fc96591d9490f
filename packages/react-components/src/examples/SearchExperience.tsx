import {
  Grid,
  SearchBar,
  SearchContext,
  SearchContextManager,
  SuggestionBar,
} from '@gifkit/react-components';
import { useContext } from 'react';

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return <Grid resetKey={searchKey} fetchGifs={fetchGifs} noResultsMessage="No GIFs found." />;
}

export const SearchExperience = () => (
  <SearchContextManager apiKey="your api key">
    <SearchBar />
    <SuggestionBar />
    <Results />
  </SearchContextManager>
);
