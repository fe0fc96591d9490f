import type { GiphyFetch } from '@gifkit/fetch-api';
import { type ComponentType, lazy, Suspense } from 'react';
import { Header } from './components/Header.tsx';
import { SearchPage } from './components/SearchPage.tsx';
import type { PagePath } from './pages.ts';

export interface AppProps {
  client: GiphyFetch;
  /** Origin of the embed. */
  embedUrl: string;
  path: PagePath;
}

/** The first page is there at once; the others come when they are visited. */
const PAGES: Record<PagePath, ComponentType<Pick<AppProps, 'client' | 'embedUrl'>>> = {
  '/': SearchPage,
  '/components': lazy(async () => ({
    default: (await import('./components/ComponentsPage.tsx')).ComponentsPage,
  })),
  '/host': lazy(async () => ({ default: (await import('./components/HostPage.tsx')).HostPage })),
};

export function App({ path, ...props }: AppProps) {
  const Page = PAGES[path];
  return (
    <>
      <Header path={path} />
      <Suspense>
        <Page {...props} />
      </Suspense>
    </>
  );
}
