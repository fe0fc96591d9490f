import { AVATAR_VARIANT_HEIGHT, DEFAULT_AVATAR_BASE_URL, DEFAULT_AVATARS } from './constants.ts';
import { resizeImageUrl } from './resize-image.ts';
import { seededIndex } from './seed.ts';
import type { IUser } from './types/user.ts';

/**
 * URL of a user's avatar, 80 px high.
 *
 * `…/nba/ball.jpg` becomes `…/nba/ball/80h.jpg`. A user without an avatar gets one of the five default
 * avatars, chosen by username, so that server and client agree.
 *
 * @param defaultBaseUrl where `default1.gif` to `default5.gif` live.
 * @default defaultBaseUrl 'https://media.giphy.com/avatars/'
 */
export function getAvatarUrl(
  user: Pick<IUser, 'username'> & Partial<Pick<IUser, 'avatar_url'>>,
  defaultBaseUrl: string = DEFAULT_AVATAR_BASE_URL,
): string {
  if (user.avatar_url) return resizeImageUrl(user.avatar_url, `${AVATAR_VARIANT_HEIGHT}h`);
  const number = seededIndex(user.username ?? '', DEFAULT_AVATARS) + 1;
  return `${defaultBaseUrl}default${number}.gif`;
}
