import { GiphyFetch as Client } from '@gifkit/fetch-api';
import { readPageData } from '../settings.ts';

/** Replaces `GiphyFetch` in examples: ignores their key and uses the gallery's service. */
export class GiphyFetch extends Client {
  constructor() {
    const { apiUrl, apiKey } = readPageData().settings;
    super(apiKey, {}, { baseUrl: apiUrl });
  }
}
