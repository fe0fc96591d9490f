import type { IGif } from '@gifkit/model';
import { MotionProvider } from '@gifkit/react-components';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Arrival } from './address/Arrival.tsx';
import { pageTitle } from './address/page-title.ts';
import { pagePathOf } from './address/route.ts';
import { useAddress } from './address/use-address.ts';
import { Header } from './frame/Header.tsx';
import { LoadingBoundary } from './frame/LoadingBoundary.tsx';
import type { Theme } from './frame/theme.ts';
import { GifPage } from './gif/lazy-gif-page.ts';
import { useWalk } from './gif/use-walk.ts';
import { SearchPage } from './search/SearchPage.tsx';
import { useLeftList } from './search/use-left-list.ts';
import { OwnKeyNotice } from './service/OwnKeyNotice.tsx';
import { clientCodeOf, createClient, type Service } from './service/service.ts';
import type { OpenedGif } from './settings.ts';

export interface AppProps {
  service: Service;
  /** Origin of the embed. */
  embedUrl: string;
  /** Origin of this site, as visitors reach it. */
  siteUrl: string;
  /** Path and query, for the server; the browser knows its own. */
  address?: string;
  /** What the start page begins with, where that is known. */
  firstGifs?: readonly IGif[];
  /** The GIF that the address names, where that is known. */
  openedGif?: OpenedGif | undefined;
  /** Colours that the visitor chose. @default 'system' */
  theme?: Theme;
}

const NO_GIFS: readonly IGif[] = [];

const CategoriesPage = lazy(async () => ({
  default: (await import('./categories/CategoriesPage.tsx')).CategoriesPage,
}));
const ChatPage = lazy(async () => ({ default: (await import('./chat/ChatPage.tsx')).ChatPage }));
const ComponentsPage = lazy(async () => ({
  default: (await import('./components-page/ComponentsPage.tsx')).ComponentsPage,
}));
const PlaygroundPage = lazy(async () => ({
  default: (await import('./components-page/PlaygroundPage.tsx')).PlaygroundPage,
}));
const HostPage = lazy(async () => ({
  default: (await import('./host/HostPage.tsx')).HostPage,
}));
const LabPage = lazy(async () => ({
  default: (await import('./service/LabPage.tsx')).LabPage,
}));
const GifDialog = lazy(async () => ({
  default: (await import('./gif/GifDialog.tsx')).GifDialog,
}));

/** The gallery: a header, the page at the address, and the GIF that is open over it. */
export function App({
  service,
  embedUrl,
  siteUrl,
  address,
  firstGifs = NO_GIFS,
  openedGif,
  theme = 'system',
}: AppProps) {
  const [client] = useState(() => createClient(service));
  const { route, under, goTo, search, showGif, closeGif } = useAddress(address);
  const lastPage = useRef('');
  const isMissing = openedGif === 'missing';
  const { walk, opened, ...walking } = useWalk(showGif, isMissing ? undefined : openedGif);
  const [missing] = useState(isMissing && route.page === 'gif' ? route.slug : undefined);
  // Below an opened GIF its list goes on.
  const base = under ?? route;
  const { memory, first, onFetched } = useLeftList(base, firstGifs);
  const page = base.page === 'categories' ? `categories ${base.names}` : base.page;
  const list = { client, memory, onGoTo: goTo, onOpen: walking.onOpen, onFetched };
  const gif = { client, embedUrl, siteUrl, opened, missing, walk, ...walking, onGoTo: goTo };

  useEffect(() => {
    document.title = pageTitle(route, route.page === 'gif' ? opened : undefined);
  }, [route, opened]);

  return (
    <MotionProvider>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      {base.page !== 'component' && (
        <Header path={pagePathOf(base)} firstTheme={theme} onGoTo={goTo} />
      )}
      {service.isOwn && <OwnKeyNotice />}
      <Suspense>
        <LoadingBoundary key={page}>
          {base.page === 'search' && (
            <SearchPage {...list} first={first} view={base.view} onSearch={search} />
          )}
          {base.page === 'gif' && <GifPage {...gif} slug={base.slug} />}
          {base.page === 'categories' && <CategoriesPage {...list} names={base.names} />}
          {base.page === 'components' && (
            <ComponentsPage client={client} clientCode={clientCodeOf(service)} />
          )}
          {base.page === 'chat' && <ChatPage service={service} />}
          {base.page === 'component' && (
            <PlaygroundPage client={client} clientCode={clientCodeOf(service)} id={base.id} />
          )}
          {base.page === 'host' && <HostPage client={client} embedUrl={embedUrl} />}
          {base.page === 'lab' && <LabPage service={service} />}
          <Arrival page={page} last={lastPage} />
        </LoadingBoundary>
      </Suspense>
      {under && route.page === 'gif' && (
        <Suspense>
          <LoadingBoundary>
            <GifDialog {...gif} slug={route.slug} onClose={closeGif} />
          </LoadingBoundary>
        </Suspense>
      )}
    </MotionProvider>
  );
}
