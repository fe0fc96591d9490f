import type { GiphyFetch } from '@gifkit/fetch-api';

/** What is tested here: the page of the first GIF for a term, as a bot posts it; undefined where there is none. */
export async function findGif(client: GiphyFetch, term: string): Promise<string | undefined> {
  const { data } = await client.search(term, { limit: 1 });
  return data[0]?.url;
}
