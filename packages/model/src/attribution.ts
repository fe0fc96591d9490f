import type { IUser } from './types/user.ts';

/**
 * Whether the uploader of a GIF is named beside it: only a public user who does not suppress that. A user
 * without `is_public` counts as public.
 *
 * @example
 * if (shouldShowAttribution(gif.user)) showName(gif.user.username);
 */
export const shouldShowAttribution = <User extends Partial<IUser>>(
  user: User | null | undefined,
): user is User => Boolean(user && user.is_public !== false && !user.suppress_chrome);
