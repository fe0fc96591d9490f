import type { GiphyFetch } from '@gifkit/fetch-api';
import { createGridMemory, MotionProvider } from '@gifkit/react-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { Arrival } from './components/Arrival.tsx';
import { Header } from './components/Header.tsx';
import { LoadingBoundary } from './components/LoadingBoundary.tsx';
import { SearchPage } from './components/SearchPage.tsx';
import { useAddress } from './hooks/use-address.ts';

export interface AppProps {
  client: GiphyFetch;
  /** Origin of the embed. */
  embedUrl: string;
}

const ComponentsPage = lazy(async () => ({
  default: (await import('./components/ComponentsPage.tsx')).ComponentsPage,
}));
const HostPage = lazy(async () => ({
  default: (await import('./components/HostPage.tsx')).HostPage,
}));

/** The gallery: a header, and the page at the address. The search page is not lazy-loaded. */
export function App({ client, embedUrl }: AppProps) {
  const { path, view, goTo, changeView } = useAddress();
  const lastPath = useRef(path);
  const search = `${view.kind} ${view.query}`;
  // Coming back from another page shows the list as it was left. Another search is another list.
  const [left, setLeft] = useState(() => ({ search, memory: createGridMemory() }));
  if (left.search !== search) setLeft({ search, memory: createGridMemory() });
  return (
    <MotionProvider>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header path={path} onGoTo={goTo} />
      <Suspense>
        <LoadingBoundary key={path}>
          {path === '/' && (
            <SearchPage
              client={client}
              embedUrl={embedUrl}
              view={view}
              memory={left.memory}
              onChange={changeView}
            />
          )}
          {path === '/components' && <ComponentsPage client={client} />}
          {path === '/host' && <HostPage client={client} embedUrl={embedUrl} />}
          <Arrival path={path} last={lastPath} />
        </LoadingBoundary>
      </Suspense>
    </MotionProvider>
  );
}
