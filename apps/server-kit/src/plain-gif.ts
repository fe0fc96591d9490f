import { isGifId } from '@gifkit/embed-sdk';
import { FetchError } from '@gifkit/fetch-api';
import { isTooDeep } from '@gifkit/http';
import { type IGif, normalizeGif } from '@gifkit/model';
import { toPlainText } from './plain-text.ts';

/** Maximum lengths of a GIF's texts, in UTF-16 code units; longer than any service accepts. */
const TITLE_LENGTH = 200;
/** X's limit for a card's alt text, minus the `…`. */
const ALT_LENGTH = 419;
const NAME_LENGTH = 100;
const TAG_COUNT = 50;

const ownLine = (text: string, maxLength: number): string => toPlainText(text, maxLength).trim();

/** Returns the named text fields, each as one line of limited length. */
const plainFields = <T extends object>(from: T, names: readonly (keyof T)[], maxLength: number) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return typeof value === 'string' ? [[name, ownLine(value, maxLength)]] : [];
    }),
  );

/**
 * Cleans the texts of a GIF so that server and browser render the same: HTML parsers drop some characters that JSON
 * keeps.
 */
function toPlainGif(gif: IGif): IGif {
  const { user, tags } = gif;
  const names = ['username', 'display_name', 'attribution_display_name'] as const;
  return {
    ...gif,
    ...plainFields(gif, ['title', 'slug'], TITLE_LENGTH),
    ...plainFields(gif, ['alt_text'], ALT_LENGTH),
    tags: tags.slice(0, TAG_COUNT).map((tag) => ownLine(tag, NAME_LENGTH)),
    ...(user && { user: { ...user, ...plainFields(user, names, NAME_LENGTH) } }),
  };
}

/** True for a GIF that a page can link to and carry. */
const isUsable = (gif: IGif): boolean => isGifId(String(gif.id)) && !isTooDeep(gif);

/** Cleans the GIFs of a list, see {@link toPlainGif}. Leaves out those that no page can link to or carry. */
export const toPlainGifs = (gifs: readonly IGif[]): IGif[] => gifs.filter(isUsable).map(toPlainGif);

/**
 * Requests a GIF and cleans it, see {@link toPlainGif}.
 *
 * @throws {FetchError} also if the service sends another GIF, or one that no page can carry.
 */
export async function requestGif(
  client: { gif(id: string): Promise<{ data: IGif }> },
  id: string,
): Promise<IGif> {
  const { data } = await client.gif(id);
  if (data.id === id && isUsable(data)) return toPlainGif(data);
  throw new FetchError('The response is not a usable GIF with the requested id', `gifs/${id}`, 200);
}

/** Parses a GIF from a store, which other processes may have written; undefined if it is invalid. */
export function readGif(value: unknown): IGif | undefined {
  try {
    const { response_id = '' } = Object(value) as { response_id?: unknown };
    return toPlainGifs([normalizeGif(value, String(response_id))])[0];
  } catch {
    return undefined;
  }
}
