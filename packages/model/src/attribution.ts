import { resizeImageUrl } from './resize-image.ts';
import { seededIndex } from './seed.ts';
import type { IUser } from './types/user.ts';

/** Height of the requested avatar in px. */
const AVATAR_VARIANT_HEIGHT = 80;

/** Number of default avatars, numbered from 1. */
const DEFAULT_AVATARS = 5;

const DEFAULT_AVATAR_BASE_URL = 'https://media.giphy.com/avatars/';

/**
 * Returns the URL of a user's avatar, 80 px high.
 *
 * `…/nba/ball.jpg` becomes `…/nba/ball/80h.jpg`. Without an avatar or a user it is one of five default avatars, chosen
 * by username, so that server and client agree.
 *
 * @param defaultBaseUrl folder of `default1.gif` to `default5.gif`. `defaultBaseUrl` is
 * 'https://media.giphy.com/avatars/' by default.
 */
export function getAvatarUrl(
  user: (Pick<IUser, 'username'> & Partial<Pick<IUser, 'avatar_url'>>) | null | undefined,
  defaultBaseUrl: string = DEFAULT_AVATAR_BASE_URL,
): string {
  if (user?.avatar_url) return resizeImageUrl(user.avatar_url, `${AVATAR_VARIANT_HEIGHT}h`);
  const number = seededIndex(user?.username ?? '', DEFAULT_AVATARS) + 1;
  return `${defaultBaseUrl}default${number}.gif`;
}

/**
 * True if the user should be named beside the GIF: a public user without `suppress_chrome`. A user without
 * `is_public` counts as public.
 *
 * @example
 * if (shouldShowAttribution(gif.user)) showName(gif.user.username);
 */
export const shouldShowAttribution = <User extends Partial<IUser>>(
  user: User | null | undefined,
): user is User => Boolean(user && user.is_public !== false && !user.suppress_chrome);
