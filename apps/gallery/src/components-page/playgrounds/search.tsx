import {
  Grid,
  SearchBar,
  SearchContext,
  SearchContextManager,
  SuggestionBar,
} from '@gifkit/react-components';
import { useContext } from 'react';
import { appCode, SCROLLER } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { LiveProps, Playground } from '../playground.ts';

const themeOf = ({ darkMode, searchbarHeight }: Values) => ({
  // Without it the bar follows the page.
  ...(darkMode === true && { darkMode }),
  searchbarHeight: Number(searchbarHeight),
});
const barOf = ({ placeholder }: Values) => ({ placeholder: String(placeholder) });

const RESULTS = `function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return (
    <div style={{ height: 420, overflowY: 'auto' }}>
      <Grid columns={3} resetKey={searchKey} fetchGifs={fetchGifs} />
    </div>
  );
}`;

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return (
    <div style={SCROLLER}>
      <Grid columns={3} resetKey={searchKey} fetchGifs={fetchGifs} />
    </div>
  );
}

const Live = ({ client, values }: LiveProps) => (
  <SearchContextManager apiKey="your api key" client={client} theme={themeOf(values)}>
    <SearchBar {...barOf(values)} />
    {values.suggestions && <SuggestionBar />}
    <Results />
  </SearchContextManager>
);

export const search: Playground = {
  id: 'search',
  title: 'SearchBar and SuggestionBar',
  text: 'A whole search: a field, trending searches, and a grid that starts over with each term.',
  controls: [
    { name: 'placeholder', label: 'Placeholder', kind: 'text', initial: 'Search this example' },
    { name: 'searchbarHeight', label: 'Height', kind: 'number', initial: 44, min: 32, max: 64 },
    { name: 'darkMode', label: 'In dark colours', kind: 'toggle', initial: false },
    { name: 'suggestions', label: 'Suggestions', kind: 'toggle', initial: true },
  ],
  Live,
  code: (values, _, client) =>
    appCode({
      client,
      components: [
        'Grid',
        'SearchBar',
        'SearchContext',
        'SearchContextManager',
        ...(values.suggestions ? ['SuggestionBar'] : []),
      ],
      imports: ["import { useContext } from 'react';"],
      before: RESULTS,
      element: jsx(
        'SearchContextManager',
        { apiKey: 'your api key', client: new Code('client'), theme: themeOf(values) },
        jsx('SearchBar', barOf(values)),
        ...(values.suggestions ? ['<SuggestionBar />'] : []),
        '<Results />',
      ),
    }),
};
