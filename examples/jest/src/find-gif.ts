import type { GiphyFetch } from '@gifkit/fetch-api';

/** Function under test: returns the page of the first GIF for a term; undefined if there is none. */
export async function findGif(client: GiphyFetch, term: string): Promise<string | undefined> {
  const { data } = await client.search(term, { limit: 1 });
  return data[0]?.url;
}
