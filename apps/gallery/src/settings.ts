/** What the page has to know of the machine that it runs on. */
export interface ClientSettings {
  /** Base of the GIF API, version included. */
  apiUrl: string;
  apiKey: string;
  /** Origin of the embed. */
  embedUrl: string;
}

/** Id of the script element that carries the settings as JSON. */
export const SETTINGS_ID = 'settings';

/** The settings that the server wrote into the page. */
export function readClientSettings(page: Document): ClientSettings {
  const json = page.getElementById(SETTINGS_ID)?.textContent;
  if (!json) throw new Error('The page carries no settings; was it served by the gallery server?');
  return JSON.parse(json) as ClientSettings;
}
