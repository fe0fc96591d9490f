import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { KIND_NAMES, type Kind, PAGE_SIZE } from '../address/view.ts';
import { EndOfList } from '../shared/EndOfList.tsx';
import { GifList, type OpenGif } from '../shared/GifList.tsx';
import { NothingFound, RESULTS_TITLE } from './NothingFound.tsx';

const TYPES = { gifs: 'gifs', stickers: 'stickers', clips: 'videos' } as const;

interface ResultsProps {
  client: GiphyFetch;
  query: string;
  kind: Kind;
  /** State of the list when the visitor left it. */
  memory: GridMemory;
  /** First GIFs of the start page. */
  first: readonly IGif[];
  onOpen: OpenGif;
  onGoTo: (address: string) => void;
  onFetched: (gifs: IGif[]) => void;
}

export function Results({ client, query, kind, onOpen, onGoTo, ...list }: ResultsProps) {
  const what = KIND_NAMES[kind];
  const listKey = `${kind} ${query}`;
  return (
    <section className="results" aria-labelledby={RESULTS_TITLE}>
      <h2 id={RESULTS_TITLE}>{query ? `“${query}” in ${what}` : `Trending ${what}`}</h2>
      <GifList
        label={what}
        listKey={listKey}
        {...list}
        fetchGifs={(offset, { signal }) => {
          const options = { type: TYPES[kind], offset, limit: PAGE_SIZE, signal };
          return query ? client.search(query, options) : client.trending(options);
        }}
        onOpen={onOpen}
        end={<EndOfList />}
        empty={<NothingFound key={listKey} query={query} kind={kind} onGoTo={onGoTo} />}
      />
    </section>
  );
}
