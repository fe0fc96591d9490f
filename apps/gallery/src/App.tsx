import type { IGif } from '@gifkit/model';
import { MotionProvider } from '@gifkit/react-components';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Arrival } from './address/Arrival.tsx';
import { GoToContext } from './address/PageLink.tsx';
import { pageTitle } from './address/page-title.ts';
import { formatRoute, routeOfGif } from './address/route.ts';
import { useAddress } from './address/use-address.ts';
import { Header } from './Header.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import { useLeftList } from './search/use-left-list.ts';
import { createClient, type Service } from './service/service.ts';
import type { ClientSettings, PageData } from './settings.ts';
import { LoadingBoundary, lazyPage } from './shared/lazy-page.tsx';

/** Lazy-loaded, because most users start with a list. */
export const GifPage = lazyPage(async () => (await import('./gif/GifPage.tsx')).GifPage);

interface AppProps extends PageData {
  settings: ClientSettings & Service;
  /** Path and query for the server; the browser reads its own. */
  address?: string;
}

const CategoriesPage = lazyPage(
  async () => (await import('./categories/CategoriesPage.tsx')).CategoriesPage,
);
const ChatPage = lazyPage(async () => (await import('./chat/ChatPage.tsx')).ChatPage);
const ComponentsPage = lazyPage(
  async () => (await import('./components-page/ComponentsPage.tsx')).ComponentsPage,
);
const HostPage = lazyPage(async () => (await import('./host/HostPage.tsx')).HostPage);

export function App({ settings, address, firstGifs, openedGif }: AppProps) {
  const { embedUrl, siteUrl } = settings;
  const [client] = useState(() => createClient(settings));
  const { route, goTo, search } = useAddress(address);
  const lastPage = useRef('');
  const isMissing = openedGif === 'missing';
  const [opened, setOpened] = useState(isMissing ? undefined : openedGif);
  const onOpen = useCallback(
    (gif: IGif) => {
      setOpened(gif);
      goTo(formatRoute(routeOfGif(gif)));
    },
    [goTo],
  );
  const [missing] = useState(isMissing && route.page === 'gif' ? route.slug : undefined);
  const { address: listAddress, memory } = useLeftList(route, firstGifs);
  const { page } = route;
  const list = { client, memory, onOpen };
  const own = { client, embedUrl, siteUrl, opened, missing, onOpen };

  useEffect(() => {
    document.title = pageTitle(route, route.page === 'gif' ? opened : undefined);
  }, [route, opened]);

  return (
    <MotionProvider>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <GoToContext value={goTo}>
        <Header page={page} />
        <Suspense>
          <LoadingBoundary key={page}>
            {route.page === 'search' && (
              <SearchPage {...list} view={route.view} onSearch={search} />
            )}
            {route.page === 'gif' && (
              <GifPage {...own} slug={route.slug} listAddress={listAddress} onLoaded={setOpened} />
            )}
            {page === 'categories' && <CategoriesPage client={client} />}
            {page === 'components' && <ComponentsPage client={client} />}
            {page === 'chat' && <ChatPage service={settings} />}
            {page === 'host' && <HostPage client={client} embedUrl={embedUrl} />}
            <Arrival page={page} last={lastPage} gif={opened && String(opened.id)} />
          </LoadingBoundary>
        </Suspense>
      </GoToContext>
    </MotionProvider>
  );
}
