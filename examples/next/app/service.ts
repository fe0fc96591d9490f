import { GiphyFetch, type PaginationOptions } from '@gifkit/fetch-api';

/** Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, change the URL and set your key. */
export const API_URL = process.env.GIF_API_URL ?? 'http://localhost:4002/v1';

export const createClient = (baseUrl: string) => new GiphyFetch('your api key', {}, { baseUrl });

/** Fetches 12 GIFs of a search, or trending ones if the term is empty. */
export const fetchPage = (client: GiphyFetch, term: string, options: PaginationOptions = {}) =>
  term
    ? client.search(term, { ...options, limit: 12 })
    : client.trending({ ...options, limit: 12 });
