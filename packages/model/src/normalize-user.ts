import type { Json } from './json.ts';
import { copyOf } from './json.ts';
import type { IUser } from './types/user.ts';

/** A user as the service sends it, with its flags as booleans; the input is left as it was. */
export function normalizeUser(raw: Json): IUser {
  return {
    ...copyOf(raw),
    username: typeof raw.username === 'string' ? raw.username : '',
    suppress_chrome: Boolean(raw.suppress_chrome),
    is_public: Boolean(raw.is_public),
    is_verified: Boolean(raw.is_verified),
  } as IUser;
}
