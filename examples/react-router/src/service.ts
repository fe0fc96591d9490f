import { GiphyFetch } from '@gifkit/fetch-api';

// The sandbox, `npx --yes @gifkit/sandbox`; leave `baseUrl` out for the public service, and put your key in.
export const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });
