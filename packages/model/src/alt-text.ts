import { ALT_TEXT_TAGS_WITH_USER, ALT_TEXT_TAGS_WITHOUT_USER } from './constants.ts';
import type { IGif } from './types/gif.ts';

/** Says how a sticker was made, not what it shows. */
const UNTELLING_TAG = 'transparent';

/**
 * What a picture shows, for those who do not see it (spec.md section 5): the service's own `alt_text`;
 * else the username and up to 4 tags (5 without a user) and 'GIF' or 'Sticker'; else, where there is
 * neither user nor tag to name, the title.
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
    .filter((tag) => tag !== UNTELLING_TAG)
    .slice(0, username ? ALT_TEXT_TAGS_WITH_USER : ALT_TEXT_TAGS_WITHOUT_USER);
  if (!username && tags.length === 0) return gif.title || kind;
  return [username, ...tags, kind].filter(Boolean).join(' ');
}
