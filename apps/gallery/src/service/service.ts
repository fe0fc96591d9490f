import { GiphyFetch } from '@gifkit/fetch-api';
import type { ClientSettings } from '../settings.ts';

export interface Service {
  /** Base URL of the API, including the version; undefined for the real service. */
  apiUrl?: string | undefined;
  apiKey: string;
  sandboxUrl?: string | undefined;
  /** True if the key is the user's own. @default false */
  isOwn?: boolean;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Service from the settings, or the real one for a user with their own key. */
export const serviceOf = (
  { apiUrl, apiKey, sandboxUrl }: Pick<ClientSettings, 'apiUrl' | 'apiKey' | 'sandboxUrl'>,
  ownKey: string | undefined,
): Service => (ownKey ? { apiKey: ownKey, isOwn: true } : { apiUrl, apiKey, sandboxUrl });

export const clientOptionsOf = ({ apiUrl, fetch }: Service) => ({
  ...(apiUrl && { baseUrl: apiUrl }),
  ...(fetch && { fetch }),
});

export const createClient = (service: Service): GiphyFetch =>
  new GiphyFetch(service.apiKey, {}, clientOptionsOf(service));
