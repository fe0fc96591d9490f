import { GiphyFetch } from '@gifkit/fetch-api';
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

/** Options of a client for the service. */
export const clientOptionsOf = ({ apiUrl, fetch }: Service) => ({
  ...(apiUrl && { baseUrl: apiUrl }),
  ...(fetch && { fetch }),
});

/** A client for the service. */
export const createClient = (service: Service): GiphyFetch =>
  new GiphyFetch(service.apiKey, {}, clientOptionsOf(service));
