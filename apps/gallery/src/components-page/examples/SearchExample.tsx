import {
  Grid,
  SearchBar,
  SearchContext,
  SearchContextManager,
  SuggestionBar,
} from '@gifkit/react-components';
import { useContext } from 'react';
import type { ExampleProps } from './example-props.ts';

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return (
    <div className="scroller">
      <Grid columns={{ 0: 2, 480: 3 }} resetKey={searchKey} fetchGifs={fetchGifs} />
    </div>
  );
}

export const SearchExample = ({ client }: ExampleProps) => (
  <SearchContextManager apiKey="your api key" client={client}>
    <SearchBar placeholder="Search this example" />
    <SuggestionBar />
    <Results />
  </SearchContextManager>
);
