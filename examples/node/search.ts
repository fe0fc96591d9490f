import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { getAltText } from '@gifkit/model';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
const baseUrl = process.env.GIF_API_URL ?? 'http://localhost:4002/v1';
const client = new GiphyFetch('your api key', {}, { baseUrl, retry: 2, timeout: 5_000 });

const term = process.argv[2] ?? 'cat';
try {
  const { data, pagination } = await client.search(term, { limit: 5 });
  console.log(`${pagination.total_count} GIFs for “${term}”`);
  for (const gif of data) console.log(`${getAltText(gif)}  ${gif.images.original.url}`);
} catch (error) {
  if (!isFetchError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
