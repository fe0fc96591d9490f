import { GiphyFetch as Client } from '@gifkit/fetch-api';
import { clientOptionsOf } from '../service/service.ts';
import { readClientSettings } from '../settings.ts';

/** Replaces `GiphyFetch` in examples: ignores their key and uses the gallery's service. */
export class GiphyFetch extends Client {
  constructor() {
    const service = readClientSettings();
    super(service.apiKey, {}, clientOptionsOf(service));
  }
}
