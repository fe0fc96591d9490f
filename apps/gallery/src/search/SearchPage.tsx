import type { GiphyFetch } from '@gifkit/fetch-api';
import type { GridMemory } from '@gifkit/react-components';
import type { View } from '../address/route.ts';
import type { SearchBy } from '../address/use-address.ts';
import type { OpenGif } from '../shared/GifList.tsx';
import { AboutGifkit } from './AboutGifkit.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

interface SearchPageProps {
  client: GiphyFetch;
  view: View;
  memory: GridMemory;
  onSearch: (view: View, by: SearchBy) => void;
  onOpen: OpenGif;
}

export function SearchPage({ client, view, onSearch, ...list }: SearchPageProps) {
  return (
    <main id="content" tabIndex={-1}>
      <SearchForm client={client} view={view} onSearch={onSearch} />
      {view.query === '' && <AboutGifkit />}
      <Results client={client} {...view} {...list} />
    </main>
  );
}
