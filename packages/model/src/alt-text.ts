import { ALT_TEXT_TAGS_WITH_USER, ALT_TEXT_TAGS_WITHOUT_USER } from './constants.ts';
import type { IGif } from './types/gif.ts';

/** Tags that say how a GIF was made or filed, not what it shows: `transparent`, `giphyupload`, `u1f44d`, … */
const HOUSEKEEPING_TAG = /^(?:transparent$|giphy|u(?=.*\d)[\da-f]{4,6}$)/i;

/** The words for the kinds of pictures, in the language of the reader. */
export interface KindNames {
  gif: string;
  sticker: string;
  clip: string;
}

const ENGLISH: KindNames = { gif: 'GIF', sticker: 'Sticker', clip: 'Clip' };

/**
 * A text for people who do not see the picture: the service's own `alt_text`; else, where there are
 * tags, the username and up to 4 tags (5 without a user) and 'GIF', 'Sticker' or 'Clip'; else the title. Tags
 * that do not say what the picture shows (`transparent`, `giphy…`, code points of emoji) never count.
 *
 * @param kinds words for the kinds of pictures. @default the English ones
 */
export function getAltText(
  gif: Partial<Pick<IGif, 'alt_text' | 'tags' | 'is_sticker' | 'title' | 'type'>> & {
    user?: Partial<IGif['user']> | undefined;
  },
  kinds: KindNames = ENGLISH,
): string {
  if (isText(gif.alt_text)) return gif.alt_text;
  const kind = kindOf(gif, kinds);
  const username = isText(gif.user?.username) ? gif.user.username : undefined;
  const tags = (Array.isArray(gif.tags) ? gif.tags : [])
    .filter((tag) => isText(tag) && !HOUSEKEEPING_TAG.test(tag))
    .slice(0, username ? ALT_TEXT_TAGS_WITH_USER : ALT_TEXT_TAGS_WITHOUT_USER);
  if (tags.length === 0 && isText(gif.title)) return gif.title;
  return [username, ...tags, kind].filter(Boolean).join(' ');
}

/** A host's own GIFs may hold anything. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function kindOf(
  { type, is_sticker }: Partial<Pick<IGif, 'is_sticker' | 'type'>>,
  { gif, sticker, clip }: KindNames,
): string {
  if (type === 'video') return clip;
  return is_sticker ? sticker : gif;
}
