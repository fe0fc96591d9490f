import { hydrateRoot } from 'react-dom/client';
import { EmbedPage } from './page/EmbedPage.tsx';
import { PAGE_DATA_ID, type PageData, ROOT_ID } from './page/page-data.ts';

const root = document.getElementById(ROOT_ID);
const data = document.getElementById(PAGE_DATA_ID)?.textContent;

if (root && data) {
  const page: PageData = JSON.parse(data);
  hydrateRoot(root, <EmbedPage {...page} />);
}
