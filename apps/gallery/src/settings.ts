import type { IGif } from '@gifkit/model';

/** The settings that the server passes to the page. */
export interface ClientSettings {
  /** Base of the GIF API, version included. */
  apiUrl: string;
  apiKey: string;
  /** Origin of the sandbox, where the API is one. */
  sandboxUrl?: string | undefined;
  /** The service that takes events about GIFs, without the path of its call; without one, none are sent. */
  pingbackUrl?: string | undefined;
  /** Origin of the embed. */
  embedUrl: string;
  /** Origin of this site, as visitors reach it. */
  siteUrl: string;
}

/** The GIF that an address names; `missing` where the service has none. */
export type OpenedGif = IGif | 'missing';

/** What the server writes into a page: ids of script elements that hold JSON. */
interface PageData {
  settings: ClientSettings;
  /** The first GIFs of the start page: they are there before anything is asked. */
  'first-gifs': readonly IGif[];
  /** The GIF that the address names. */
  'opened-gif': OpenedGif;
}

/** Reads what the server wrote into the page. */
export function readPageData<Id extends keyof PageData>(id: Id): PageData[Id] | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as PageData[Id]) : undefined;
}

/**
 * Reads the settings that the server wrote into the page.
 *
 * @throws {Error} when the page has none.
 */
export function readClientSettings(): ClientSettings {
  const settings = readPageData('settings');
  if (!settings) throw new Error('The page has no settings. Was it served by the gallery server?');
  return settings;
}

/** JSON in a page, which no value can break out of. */
export const pageData = <Id extends keyof PageData>(id: Id, value: PageData[Id]): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
