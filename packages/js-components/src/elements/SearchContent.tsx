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
import type { ElementProps } from './elements.tsx';
import { type Query, useMissing } from './use-source.ts';

type ResultsProps = Partial<
  Omit<WithContents<GridProps>, 'externalGifs' | 'fetchGifs' | 'initialGifs' | 'memory'>
>;

export type SearchElementProps = ElementProps & Query & SearchBarProps & ResultsProps;

function Results(props: ResultsProps) {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return <Grid {...toProps<GridProps>({ ...props, fetchGifs, resetKey: searchKey })} />;
}

export function SearchContent(props: SearchElementProps) {
  const { apiKey, term: _, type, rating, lang, limit, initialTerm, ...others } = props;
  const { placeholder, autoFocus, searchDebounce, onEnter, label, labels: __, ...list } = others;
  useMissing(!apiKey, '<gifkit-search> has no service: set api-key.');
  if (!apiKey) return null;
  return (
    <SearchContextManager
      apiKey={apiKey}
      options={{ type, rating, lang, limit }}
      initialTerm={initialTerm}
    >
      <SearchBar {...{ placeholder, autoFocus, searchDebounce, onEnter }} />
      <SuggestionBar />
      <Results {...list} aria-label={label} />
    </SearchContextManager>
  );
}
