/** The settings that the server passes to the page. */
export interface ClientSettings {
  /** Base of the GIF API, version included. */
  apiUrl: string;
  apiKey: string;
  /** Origin of the embed. */
  embedUrl: string;
}

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
