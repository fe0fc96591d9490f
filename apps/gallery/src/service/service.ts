import { GiphyFetch } from '@gifkit/fetch-api';
import type { ClientSettings } from '../settings.ts';

export interface Service extends Pick<ClientSettings, 'apiUrl' | 'apiKey'> {
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

export const createClient = ({ apiUrl, apiKey, fetch }: Service): GiphyFetch =>
  new GiphyFetch(apiKey, {}, { baseUrl: apiUrl, fetch });
