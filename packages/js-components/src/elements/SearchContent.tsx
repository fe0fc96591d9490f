import {
  Grid,
  type GridProps,
  SearchBar,
  type SearchBarProps,
  SearchContext,
  SearchContextManager,
  SuggestionBar,
} from '@gifkit/react-components';
import { useContext } from 'react';
import { toProps, type WithContents } from '../render.tsx';
import type { ElementProps } from './ElementContent.tsx';
import { logFailure, type Query, splitQuery, useMissing } from './use-source.ts';

type ResultsProps = Partial<
  Omit<WithContents<GridProps>, 'externalGifs' | 'fetchGifs' | 'initialGifs' | 'memory'>
>;

export type SearchElementProps = ElementProps & Query & SearchBarProps & ResultsProps;

function Results({ onGifsFetchError, ...props }: ResultsProps) {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  const list = {
    fetchGifs,
    resetKey: searchKey,
    onGifsFetchError: logFailure('<gifkit-search>', onGifsFetchError),
  };
  return <Grid {...toProps<GridProps>({ ...props, ...list })} />;
}

export function SearchContent(props: SearchElementProps) {
  const [query, others] = splitQuery<Omit<SearchElementProps, keyof Query>>(props);
  const { apiKey, term, ...options } = query;
  const { initialTerm, placeholder, autoFocus, searchDebounce, onEnter, label, ...list } = others;
  useMissing(!apiKey, '<gifkit-search> has no service: set api-key.');
  if (!apiKey) return null;
  return (
    <SearchContextManager apiKey={apiKey} options={options} initialTerm={initialTerm ?? term}>
      <SearchBar {...{ placeholder, autoFocus, searchDebounce, onEnter }} />
      <SuggestionBar />
      <Results {...list} aria-label={label} />
    </SearchContextManager>
  );
}
