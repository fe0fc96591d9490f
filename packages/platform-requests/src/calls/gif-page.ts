import { type IGif, normalizeGif } from '@gifkit/model';
import { json } from '../transport/readers.ts';

/** Reads a page of GIFs and normalises them; the other fields stay as they are. */
export async function gifPage<T extends { results: IGif[] }>(
  response: Response,
  url: string,
): Promise<T> {
  const page = await json<T>(response, url);
  return { ...page, results: page.results.map((gif) => normalizeGif(gif)) };
}
