import { type IGif, normalizeGif } from '@gifkit/model';
import { json } from './readers.ts';

/** A list of GIFs as this library knows them, whatever else comes with it. */
export async function gifPage<T extends { results: IGif[] }>(
  answer: Response,
  url: string,
): Promise<T> {
  const page = await json<T>(answer, url);
  return { ...page, results: page.results.map((gif) => normalizeGif(gif)) };
}
