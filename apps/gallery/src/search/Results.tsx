import type { GiphyFetch } from '@gifkit/fetch-api';
import { useKeptFocus } from '@gifkit/headless/utils';
import type { GridMemory } from '@gifkit/react-components';
import { useRef } from 'react';
import { PageLink } from '../address/PageLink.tsx';
import { API_TYPES, formatView, KIND_NAMES, type Kind, PAGE_SIZE } from '../address/route.ts';
import { GifList, type OpenGif } from '../shared/GifList.tsx';

const RESULTS_TITLE = 'results-title';

/** Takes focus if a focused link started another search and was removed. */
const resultsTitle = (): HTMLElement | null => document.getElementById(RESULTS_TITLE);

interface NothingFoundProps {
  query: string;
  kind: Kind;
}

/** Shown for an empty result, with other searches. */
function NothingFound({ query, kind }: NothingFoundProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, resultsTitle);
  const what = KIND_NAMES[kind];
  const others = (Object.keys(KIND_NAMES) as Kind[]).filter((other) => other !== kind);
  return (
    <div ref={root} className="empty">
      <p>
        No {what} for “{query}”. Try a mood, an animal or an occasion.
      </p>
      <ul className="chips">
        {others.map((other) => (
          <li key={other}>
            <PageLink to={formatView({ query, kind: other })}>
              Search in {KIND_NAMES[other]}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to="/categories">Look through the categories</PageLink>
        </li>
      </ul>
    </div>
  );
}

function EndOfList() {
  const toTop = () => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return (
    <p className="end">
      That’s all of them.
      <button type="button" className="button" onClick={toTop}>
        Back to the top
      </button>
    </p>
  );
}

interface ResultsProps {
  client: GiphyFetch;
  query: string;
  kind: Kind;
  /** State of the list when the user left it. */
  memory: GridMemory;
  onOpen: OpenGif;
}

export function Results({ client, query, kind, memory, onOpen }: ResultsProps) {
  const what = KIND_NAMES[kind];
  const listKey = `${kind} ${query}`;
  return (
    <section className="results" aria-labelledby={RESULTS_TITLE}>
      <h2 id={RESULTS_TITLE}>{query ? `“${query}” in ${what}` : `Trending ${what}`}</h2>
      <GifList
        label={what}
        listKey={listKey}
        memory={memory}
        fetchGifs={(offset, { signal }) => {
          const options = { type: API_TYPES[kind], offset, limit: PAGE_SIZE, signal };
          return query ? client.search(query, options) : client.trending(options);
        }}
        onOpen={onOpen}
        end={<EndOfList />}
        empty={<NothingFound key={listKey} query={query} kind={kind} />}
      />
    </section>
  );
}
