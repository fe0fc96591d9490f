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
import { type RenderGridProps, toProps } from '../render.tsx';
import { componentProps, type ElementProps, Words } from './element-props.tsx';
import { type Query, useMissing } from './use-source.ts';

export type SearchElementProps = ElementProps & Query & SearchBarProps & Partial<RenderGridProps>;

function Results({ label, ...props }: SearchElementProps) {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  const source = { 'aria-label': label, fetchGifs, resetKey: searchKey };
  return <Grid {...toProps<GridProps>({ ...componentProps(props), ...source })} />;
}

export function SearchContent(props: SearchElementProps) {
  const { apiKey, type, rating, lang, limit, initialTerm } = props;
  const { placeholder, autoFocus, searchDebounce, onEnter } = props;
  useMissing(!apiKey, '<gifkit-search> has no service: set api-key.');
  if (!apiKey) return null;
  const bar = { placeholder, autoFocus, searchDebounce, onEnter };
  return (
    <Words {...props}>
      <SearchContextManager
        apiKey={apiKey}
        options={{ type, rating, lang, limit }}
        initialTerm={initialTerm}
      >
        <SearchBar {...bar} />
        <SuggestionBar />
        <Results {...props} />
      </SearchContextManager>
    </Words>
  );
}
