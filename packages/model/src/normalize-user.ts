import { isJson, tidyCopy } from './json.ts';
import type { IUser } from './types/user.ts';

type Field = keyof IUser;

/** Booleans that the service sends as 0 or 1, as booleans, or not at all. */
const FLAGS = ['is_public', 'is_verified', 'suppress_chrome'] as const satisfies readonly Field[];

/** Texts shown to users, links and image URLs. */
const TEXTS = [
  'username',
  'display_name',
  'attribution_display_name',
  'avatar_url',
  'profile_url',
] as const satisfies readonly Field[];

/**
 * Turns a user of the service into an `IUser`: flags become booleans, names and URLs of the attribution strings. The
 * input is never changed. Users in responses without `is_public` are public.
 *
 * @throws {TypeError} when `raw` is not an object.
 */
export function normalizeUser(raw: unknown): IUser {
  if (!isJson(raw)) throw new TypeError('A user must be an object');
  const user = { ...raw, is_public: raw.is_public ?? true };
  return tidyCopy(user, { flags: FLAGS, texts: TEXTS }) as unknown as IUser;
}
