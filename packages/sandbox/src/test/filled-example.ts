import type { Endpoint } from '../http-api/endpoint.ts';
import type { Api } from './api.ts';

const PLACES: Readonly<Record<string, string>> = {
  gif: '/v1/gifs/trending?limit=1',
  sticker: '/v1/stickers/trending?limit=1',
  video: '/v1/videos/trending?limit=1',
  emoji: '/v2/emoji?limit=1',
};

/** An endpoint's example with ids of real items in it, as the API gives them; without a key. */
export async function filledExample(
  { get }: Api,
  { example }: Pick<Endpoint, 'example'>,
): Promise<string> {
  let filled = example;
  for (const [name, path] of Object.entries(PLACES)) {
    if (!filled.includes(`{${name}}`)) continue;
    filled = filled.replaceAll(`{${name}}`, String((await get(path)).data[0]?.id));
  }
  return filled;
}
