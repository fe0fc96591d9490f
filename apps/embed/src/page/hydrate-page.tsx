import { hydrateRoot, type Root } from 'react-dom/client';
import { EmbedPage } from './EmbedPage.tsx';
import { PAGE_DATA_ID, type PageData, ROOT_ID } from './page-data.ts';

/**
 * Brings the page that the server sent to life.
 *
 * @throws Error when the document is none of this server's embed pages.
 */
export function hydratePage(document: Document): Root {
  const root = document.getElementById(ROOT_ID);
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!root || !json) throw new Error('This document has no page to hydrate.');
  const data: PageData = JSON.parse(json);
  return hydrateRoot(root, <EmbedPage {...data} />);
}
