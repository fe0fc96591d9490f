import { hydrateRoot, type Root } from 'react-dom/client';
import { type Host, HostContext } from '../host/host.ts';
import { PAGE_DATA_ID, type PageData, ROOT_ID, type Service } from '../page-data.ts';
import { EmbedPage } from './EmbedPage.tsx';
import { PlayerPage } from './PlayerPage.tsx';

/**
 * Brings the page that the server sent to life.
 *
 * @param listen connects the player to the page around this frame.
 * @throws Error when the document is none of this server's embed pages.
 */
export function hydratePage(document: Document, listen?: (hosts: Service['hosts']) => Host): Root {
  const root = document.getElementById(ROOT_ID);
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!root || !json) throw new Error('This document has no page to hydrate.');
  const data: PageData = JSON.parse(json);
  // First of all: the host page may speak as soon as the frame has loaded.
  const host = listen?.(data.service.hosts);
  const Page = data.variant === 'player' ? PlayerPage : EmbedPage;
  return hydrateRoot(
    root,
    <HostContext.Provider value={host}>
      <Page {...data} />
    </HostContext.Provider>,
  );
}
