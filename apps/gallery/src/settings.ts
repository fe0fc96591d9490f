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

/** Data in the page, by the id of its JSON script element. */
interface PageData {
  settings: ClientSettings;
  /** First GIFs of the start page, available before any request. */
  'first-gifs': IGif[];
  'opened-gif': OpenedGif;
}

export function readPageData<Id extends keyof PageData>(id: Id): PageData[Id] | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as PageData[Id]) : undefined;
}

/**
 * Reads the settings from the page.
 *
 * @throws {Error} if the page has none.
 */
export function readClientSettings(): ClientSettings {
  const settings = readPageData('settings');
  if (!settings) throw new Error('The page has no settings. Was it served by the gallery server?');
  return settings;
}

/** A JSON script element; `<` is escaped so that no value can close it. */
export const pageData = <Id extends keyof PageData>(id: Id, value: PageData[Id]): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
