import type { IUser } from '@gifkit/model';

/** Whether a GIF's uploader is named: only one who is public and wants it. */
export const showsAttribution = (user: IUser | undefined): user is IUser =>
  Boolean(user?.username && user.is_public && !user.suppress_chrome);
