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

/** Id of the script element that holds the settings as JSON. */
export const SETTINGS_ID = 'settings';

/**
 * Reads the settings that the server wrote into the page.
 *
 * @throws {Error} when the page has none.
 */
export function readClientSettings(page: Document): ClientSettings {
  const json = page.getElementById(SETTINGS_ID)?.textContent;
  if (!json) throw new Error('The page has no settings. Was it served by the gallery server?');
  return JSON.parse(json) as ClientSettings;
}

/** Id of the script element that holds the first GIFs as JSON. */
export const FIRST_GIFS_ID = 'first-gifs';

/** The first GIFs of the start page, where the server knew them: they are there before anything is asked. */
export function readFirstGifs(page: Document): IGif[] {
  const json = page.getElementById(FIRST_GIFS_ID)?.textContent;
  return json ? (JSON.parse(json) as IGif[]) : [];
}

/** Id of the script element that holds the GIF of the address as JSON. */
export const OPENED_GIF_ID = 'opened-gif';

/** The GIF that the address names, where the server knew it. */
export function readOpenedGif(page: Document): OpenedGif | undefined {
  const json = page.getElementById(OPENED_GIF_ID)?.textContent;
  return json ? (JSON.parse(json) as OpenedGif) : undefined;
}
