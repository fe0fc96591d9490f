/**
 * Tags about the production or upload of a GIF, not about its content: `transparent`, `giphyupload`, `u1f44d`,
 * `@name`. Also `gif`, which ends each alt text anyway.
 */
const HOUSEKEEPING_TAG =
  /^(?:transparent$|giphy|u(?=.*\d)[\da-f]{4,6}$|(?:animated )?(?:gif|sticker|clip)s?$|https?:|www\.|@)/i;

/** Placeholder usernames of accounts without a chosen name. */
const PLACEHOLDER_NAME =
  /^(?:no[\s_-]?(?:avatar|name|user(?:name)?)|anon(?:ymous)?|guest|unknown|nobody|none|null|undefined|deleted|n\/a|user(?=.*\d))(?:[\s_-]?(?:user|account))?[\s_-]?\d*$/i;

const LETTER = /\p{L}/u;

/** GIFs of a host page may have values of any type. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

export function nameOf(username: unknown): string | undefined {
  if (!isText(username)) return undefined;
  return LETTER.test(username) && !PLACEHOLDER_NAME.test(username) ? username : undefined;
}

/** Returns the tags that are words, each once, without a leading `#`. */
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
