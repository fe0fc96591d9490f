import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { Carousel } from '@gifkit/react-components';
import { useKeptFocus } from '@gifkit/react-components/internal';
import { type SyntheticEvent, useRef } from 'react';
import { PageLink } from '../address/PageLink.tsx';
import { formatView, KIND_NAMES, type Kind } from '../address/view.ts';
import { resultsTitle } from './results-title.ts';

export interface NothingFoundProps {
  client: GiphyFetch;
  query: string;
  kind: Kind;
  onGoTo: (address: string) => void;
  onOpen: (gif: IGif, list: readonly IGif[]) => void;
}

/** In place of an empty result: what else there is. */
export function NothingFound({ client, query, kind, onGoTo, onOpen }: NothingFoundProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, resultsTitle);
  const what = KIND_NAMES[kind];
  const others = (Object.keys(KIND_NAMES) as Kind[]).filter((other) => other !== kind);
  const open = (gif: IGif, event: SyntheticEvent) => {
    event.preventDefault();
    onOpen(gif, [gif]);
  };
  return (
    <div ref={root} className="empty">
      <p>
        No {what} for “{query}”. Try a mood, an animal or an occasion.
      </p>
      <ul className="chips">
        {others.map((other) => (
          <li key={other}>
            <PageLink to={formatView({ query, kind: other })} onGoTo={onGoTo}>
              Search in {KIND_NAMES[other]}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to="/categories" onGoTo={onGoTo}>
            Look through the categories
          </PageLink>
        </li>
      </ul>
      <h3>What others watch</h3>
      <Carousel
        aria-label="Trending"
        gifHeight={120}
        gutter={8}
        fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 12, signal })}
        onGifClick={open}
      />
    </div>
  );
}
