/**
 * Tags that say how a GIF was made or filed, not what it shows: `transparent`, `giphyupload`, `u1f44d`, `@name`;
 * and what ends an alt text anyway: `gif`.
 */
const HOUSEKEEPING_TAG =
  /^(?:transparent$|giphy|u(?=.*\d)[\da-f]{4,6}$|(?:animated )?(?:gif|sticker|clip)s?$|https?:|www\.|@)/i;

/** Usernames that an account has while nobody has chosen one. */
const PLACEHOLDER_NAME =
  /^(?:no[\s_-]?(?:avatar|name|user(?:name)?)|anon(?:ymous)?|guest|unknown|nobody|none|null|undefined|deleted|n\/a|user(?=.*\d))(?:[\s_-]?(?:user|account))?[\s_-]?\d*$/i;

const LETTER = /\p{L}/u;

/** A host's own GIFs may hold anything. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The name of an account, as far as it is the name of anybody. */
export function nameOf(username: unknown): string | undefined {
  if (!isText(username)) return undefined;
  return LETTER.test(username) && !PLACEHOLDER_NAME.test(username) ? username : undefined;
}

/** The tags that are words for people, each once, without the sign of a hashtag. */
export function wordsOf(tags: unknown): string[] {
  const words = new Map<string, string>();
  for (const tag of Array.isArray(tags) ? tags : []) {
    if (!isText(tag)) continue;
    const word = tag.trim().replace(/^#(?=\p{L})/u, '');
    const key = word.toLowerCase();
    if (LETTER.test(word) && !HOUSEKEEPING_TAG.test(word) && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}
