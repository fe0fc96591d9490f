import { GiphyFetch } from '@gifkit/fetch-api';

export interface Service {
  /** Base URL of the API, including the version. */
  apiUrl: string;
  apiKey: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
}

export const clientOptionsOf = ({ apiUrl, fetch }: Service) => ({
  baseUrl: apiUrl,
  ...(fetch && { fetch }),
});

export const createClient = (service: Service): GiphyFetch =>
  new GiphyFetch(service.apiKey, {}, clientOptionsOf(service));
