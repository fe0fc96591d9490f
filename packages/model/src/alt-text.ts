import { isSameLanguage, languageOf, SERVICE_LANGUAGE } from './text-language.ts';
import type { IGif } from './types/gif.ts';

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
const isText = (value: unknown): value is string =>
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

/** Maximum number of tags in an alt text, with and without a username. */
const ALT_TEXT_TAGS_WITH_USER = 4;
const ALT_TEXT_TAGS_WITHOUT_USER = 5;

/** Nouns for the kinds of pictures, in the user's language. */
export interface KindNames {
  gif: string;
  sticker: string;
  clip: string;
  /** The user's language, as a BCP 47 tag. @default 'en' */
  lang?: string;
}

const ENGLISH: KindNames = { gif: 'GIF', sticker: 'Sticker', clip: 'Clip' };

/** Fields of a GIF that its alt text is made from. */
export type DescribedGif = Partial<
  Pick<IGif, 'alt_text' | 'tags' | 'is_sticker' | 'title' | 'type' | 'lang'>
> & {
  user?: Partial<IGif['user']> | undefined;
};

/** Values of the `alt` and `lang` attributes of a picture. */
export interface AltText {
  text: string;
  /** BCP 47 tag; undefined for the user's language. */
  lang: string | undefined;
}

/**
 * Returns an alt text and its language. The text is the first of these that exists:
 *
 * 1. the service's own `alt_text`
 * 2. the username, up to 4 tags (5 without a username) and 'GIF', 'Sticker' or 'Clip'
 * 3. the title
 * 4. the username and 'GIF', 'Sticker' or 'Clip'
 *
 * All tags are in one language: the user's if any tag is in it, else that of the first tag. Tags that are not words
 * (`transparent`, `giphy…`, code points of emoji) and placeholder usernames (`anonymous`) are ignored.
 *
 * The language is the GIF's `lang`, else it is detected from the script. Latin script counts as English.
 *
 * @param user nouns for the kinds of pictures, and their language. Default: the English ones.
 */
export function describeGif(gif: DescribedGif, user: KindNames = ENGLISH): AltText {
  const own = user.lang ?? SERVICE_LANGUAGE;
  const languageIn = (text: string): string | undefined => {
    if (!isText(gif.lang)) return languageOf(text, own);
    return isSameLanguage(gif.lang, own) ? undefined : gif.lang;
  };
  if (isText(gif.alt_text)) return { text: gif.alt_text, lang: languageIn(gif.alt_text) };
  const username = nameOf(gif.user?.username);
  const words = wordsOf(gif.tags).filter((word) => word.toLowerCase() !== username?.toLowerCase());
  if (words.length === 0 && isText(gif.title)) {
    return { text: gif.title, lang: languageIn(gif.title) };
  }
  const languages = words.map(languageIn);
  const lang = languages.includes(undefined) ? undefined : languages[0];
  const tags = words
    .filter((_, index) => languages[index] === lang)
    .slice(0, username ? ALT_TEXT_TAGS_WITH_USER : ALT_TEXT_TAGS_WITHOUT_USER);
  const kind = kindOf(gif, lang === undefined ? user : ENGLISH);
  return { text: [username, ...tags, kind].filter(Boolean).join(' '), lang };
}

/**
 * Returns the text of {@link describeGif}.
 *
 * @param user nouns for the kinds of pictures, and their language. Default: the English ones.
 */
export const getAltText = (gif: DescribedGif, user?: KindNames): string =>
  describeGif(gif, user).text;

function kindOf(
  { type, is_sticker }: Partial<Pick<IGif, 'is_sticker' | 'type'>>,
  { gif, sticker, clip }: KindNames,
): string {
  if (type === 'video') return clip;
  return is_sticker ? sticker : gif;
}
