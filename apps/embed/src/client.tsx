import { languages } from '@gifkit/labels';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Host } from './host/use-host.ts';
import { Page } from './page/Page.tsx';
import { ROOT_ID, readPageData } from './page-data.ts';
import { ENGLISH, PageLabels } from './ui/labels.tsx';

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the page that the server sent.
 *
 * @returns a function that unmounts the page.
 */
export async function hydratePage(host?: Host): Promise<() => void> {
  const data = readPageData();
  const { language } = data;
  const pack = language === 'en' ? ENGLISH : await languages[language].loadEmbed();
  return new Promise((resolve) => {
    const onHydrated = () => resolve(() => root.unmount());
    const root = hydrateRoot(
      document.getElementById(ROOT_ID) as HTMLElement,
      <Hydrated onHydrated={onHydrated}>
        <PageLabels pack={pack}>
          <Page {...data} host={host} />
        </PageLabels>
      </Hydrated>,
    );
  });
}
