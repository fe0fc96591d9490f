import { GiphyFetch as Client } from '@gifkit/fetch-api';
import { readClientSettings } from '../settings.ts';

/** Replaces `GiphyFetch` in examples: ignores their key and uses the gallery's service. */
export class GiphyFetch extends Client {
  constructor() {
    const { apiUrl, apiKey } = readClientSettings();
    super(apiKey, {}, { baseUrl: apiUrl });
  }
}
