import { ALT_TEXT_TAGS_WITH_USER, ALT_TEXT_TAGS_WITHOUT_USER } from './constants.ts';
import type { IGif } from './types/gif.ts';

/** Tags that say how a GIF was made or filed, not what it shows: `transparent`, `giphyupload`, … */
const HOUSEKEEPING_TAG = /^(?:transparent$|giphy)/i;

/**
 * What a picture shows, for people who do not see it: the service's own `alt_text`; else, where there are
 * tags, the username and up to 4 tags (5 without a user) and 'GIF' or 'Sticker'; else the title. Tags that
 * do not say what the picture shows (`transparent`, `giphy…`) never count.
 */
export function getAltText(
  gif: Partial<Pick<IGif, 'alt_text' | 'tags' | 'is_sticker' | 'title'>> & {
    user?: Partial<IGif['user']> | undefined;
  },
): string {
  if (gif.alt_text) return gif.alt_text;
  const kind = gif.is_sticker ? 'Sticker' : 'GIF';
  const username = gif.user?.username;
  const tags = (gif.tags ?? [])
    .filter((tag) => !HOUSEKEEPING_TAG.test(tag))
    .slice(0, username ? ALT_TEXT_TAGS_WITH_USER : ALT_TEXT_TAGS_WITHOUT_USER);
  if (tags.length === 0 && gif.title) return gif.title;
  return [username, ...tags, kind].filter(Boolean).join(' ');
}
