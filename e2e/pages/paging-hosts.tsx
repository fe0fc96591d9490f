/** Pages whose host gives a list another `fetchGifs` with every render, each for a reason of its own. */
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configureAnalytics } from '../../packages/analytics/src/index.ts';
import { GiphyFetch } from '../../packages/fetch-api/src/index.ts';
import { Carousel, type FetchGifs, Grid } from '../../packages/react-components/src/index.ts';

configureAnalytics({ enabled: false });

const query = new URLSearchParams(location.search);
const baseUrl = `${query.get('service')}/v1`;

/** Few enough that no list ends before a test looks at its next page. */
const LIMIT = 10;

/** A new client for each page, so that no cache hides a request. */
const newClient = () => new GiphyFetch('e2e', {}, { baseUrl });

const fetchTrending: FetchGifs = (offset, { signal }) =>
  newClient().trending({ offset, limit: LIMIT, signal });

interface ListProps {
  fetchGifs: FetchGifs;
  resetKey?: string;
}

function List(props: ListProps) {
  return query.get('list') === 'carousel' ? (
    <Carousel gifHeight={160} {...props} />
  ) : (
    <Grid width={600} columns={2} {...props} />
  );
}

/** Renders every 20 ms. */
function RenderingHost() {
  const [renders, setRenders] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRenders((before) => before + 1), 20);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <output>{renders} renders</output>
      <List fetchGifs={(...page) => fetchTrending(...page)} />
    </>
  );
}

/** Shows that it loads, by a state that it sets inside `fetchGifs`. */
function LoadingHost() {
  const [isLoading, setLoading] = useState(false);
  const [loads, setLoads] = useState(0);
  return (
    <>
      <output>
        {loads} loads{isLoading && ', loading'}
      </output>
      <List
        fetchGifs={async (...page) => {
          setLoading(true);
          setLoads((before) => before + 1);
          try {
            return await fetchTrending(...page);
          } finally {
            setLoading(false);
          }
        }}
      />
    </>
  );
}

/** Searches as one types. */
function TypingHost() {
  const [term, setTerm] = useState('');
  return (
    <>
      <input aria-label="Term" value={term} onChange={(event) => setTerm(event.target.value)} />
      <List
        resetKey={term}
        fetchGifs={(offset, { signal }) =>
          term
            ? newClient().search(term, { offset, limit: LIMIT, signal })
            : fetchTrending(offset, { signal })
        }
      />
    </>
  );
}

/** Swaps `fetchGifs` for one that fetches something else, with no other `resetKey`. */
function SwappingHost() {
  const [type, setType] = useState<'gifs' | 'stickers'>('gifs');
  return (
    <>
      <button type="button" onClick={() => setType(type === 'gifs' ? 'stickers' : 'gifs')}>
        Swap
      </button>
      <output>{type}</output>
      <List
        fetchGifs={(offset, { signal }) =>
          newClient().trending({ type, offset, limit: LIMIT, signal })
        }
      />
    </>
  );
}

const hosts: Record<string, ComponentType> = {
  rendering: RenderingHost,
  loading: LoadingHost,
  typing: TypingHost,
  swapping: SwappingHost,
};
const Host = hosts[query.get('host') ?? ''] ?? RenderingHost;

createRoot(document.body.appendChild(document.createElement('main'))).render(<Host />);
