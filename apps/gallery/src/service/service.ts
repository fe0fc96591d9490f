import { GiphyFetch } from '@gifkit/fetch-api';
import type { ClientCode } from '../components-page/code/app-code.ts';
import type { ClientSettings } from '../settings.ts';

/** The GIF service that the gallery asks. */
export interface Service {
  /** Base of the API, version included; without one, the real service is asked. */
  apiUrl?: string | undefined;
  apiKey: string;
  /** Origin of the sandbox, where it is one. */
  sandboxUrl?: string | undefined;
  /** Whether the key is the visitor's own. @default false */
  isOwn?: boolean;
  /** @default the browser's */
  fetch?: typeof globalThis.fetch | undefined;
}

/** The service of the settings, or the real one for a visitor with a key of their own. */
export const serviceOf = (
  { apiUrl, apiKey, sandboxUrl }: Pick<ClientSettings, 'apiUrl' | 'apiKey' | 'sandboxUrl'>,
  ownKey: string | undefined,
): Service => (ownKey ? { apiKey: ownKey, isOwn: true } : { apiUrl, apiKey, sandboxUrl });

/** A client for the service. */
export const createClient = ({ apiUrl, apiKey, fetch }: Service): GiphyFetch =>
  new GiphyFetch(apiKey, {}, { ...(apiUrl && { baseUrl: apiUrl }), ...(fetch && { fetch }) });

/** Code that makes the same client. It never has the visitor's own key in it. */
export const clientCodeOf = ({ apiUrl, apiKey, isOwn }: Service): ClientCode => ({
  apiKey: isOwn ? 'your api key' : apiKey,
  baseUrl: apiUrl,
});
