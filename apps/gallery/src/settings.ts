import type { IGif } from '@gifkit/model';

export interface ClientSettings {
  /** Base URL of the GIF API, including the version. */
  apiUrl: string;
  apiKey: string;
  /** Base URL of the pingback service. If unset, no pingbacks are sent. */
  pingbackUrl?: string | undefined;
  embedUrl: string;
  siteUrl: string;
}

/** The GIF at an address; `missing` if the service has none. */
export type OpenedGif = IGif | 'missing';

/** Data that the server sends with a page. */
export interface PageData {
  settings: ClientSettings;
  /** First GIFs of the start page, available before any request. */
  firstGifs: IGif[];
  openedGif?: OpenedGif | undefined;
}

const ID = 'page-data';

/**
 * Reads the data of the page.
 *
 * @throws {Error} if the page has none.
 */
export function readPageData(): PageData {
  const json = document.getElementById(ID)?.textContent;
  if (!json) throw new Error('The page has no data. Was it served by the gallery server?');
  return JSON.parse(json);
}

/** A JSON script element; `<` is escaped so that no value can close it. */
export const pageData = (data: PageData): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
