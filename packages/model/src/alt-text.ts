import { isText, nameOf, wordsOf } from './alt-words.ts';
import { isSameLanguage, languageOf, SERVICE_LANGUAGE } from './text-language.ts';
import type { IGif } from './types/gif.ts';

/** How many tags an alt text has, with and without a username. */
const ALT_TEXT_TAGS_WITH_USER = 4;
const ALT_TEXT_TAGS_WITHOUT_USER = 5;

/** The words for the kinds of pictures, in the language of the reader. */
export interface KindNames {
  gif: string;
  sticker: string;
  clip: string;
  /** The language of the reader, as a BCP 47 tag. @default 'en' */
  lang?: string;
}

const ENGLISH: KindNames = { gif: 'GIF', sticker: 'Sticker', clip: 'Clip' };

/** What of a GIF its alt text is made from. */
export type DescribedGif = Partial<
  Pick<IGif, 'alt_text' | 'tags' | 'is_sticker' | 'title' | 'type' | 'lang'>
> & {
  user?: Partial<IGif['user']> | undefined;
};

/** An alt text, for the `alt` and the `lang` of a picture. */
export interface AltText {
  text: string;
  /** Its language as a BCP 47 tag; undefined for the reader's own. */
  lang: string | undefined;
}

/**
 * A text for people who do not see the picture, and its language. The text is the service's own `alt_text`;
 * else, where there are tags, the username and up to 4 tags (5 without a user) and 'GIF', 'Sticker' or 'Clip';
 * else the title. It is in one language: the tags are those in the reader's language, else those in the one of
 * the first tag, and what follows them is in the same. Tags that are no words for people (`transparent`,
 * `giphy…`, code points of emoji) never count, nor do usernames that stand for nobody (`anonymous`).
 *
 * The language is the GIF's `lang`, else told by the script; Latin letters are English.
 *
 * @param reader words for the kinds of pictures, and their language. @default the English ones
 */
export function describeGif(gif: DescribedGif, reader: KindNames = ENGLISH): AltText {
  const own = reader.lang ?? SERVICE_LANGUAGE;
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
  const kind = kindOf(gif, lang === undefined ? reader : ENGLISH);
  return { text: [username, ...tags, kind].filter(Boolean).join(' '), lang };
}

/**
 * The text of {@link describeGif}.
 *
 * @param reader words for the kinds of pictures, and their language. @default the English ones
 */
export const getAltText = (gif: DescribedGif, reader?: KindNames): string =>
  describeGif(gif, reader).text;

function kindOf(
  { type, is_sticker }: Partial<Pick<IGif, 'is_sticker' | 'type'>>,
  { gif, sticker, clip }: KindNames,
): string {
  if (type === 'video') return clip;
  return is_sticker ? sticker : gif;
}
