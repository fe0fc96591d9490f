import { GiphyFetch } from '@gifkit/fetch-api';

/** The sandbox, `npx --yes @gifkit/sandbox`; name the public service, and put your key in. */
export const API_URL = process.env.GIF_API_URL ?? 'http://localhost:4002/v1';

export const createClient = (baseUrl: string) => new GiphyFetch('your api key', {}, { baseUrl });
