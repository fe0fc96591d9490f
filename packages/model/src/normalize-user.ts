import type { Json } from './json.ts';
import { tidyCopy } from './json.ts';
import type { IUser } from './types/user.ts';

const FLAGS = [
  'is_public',
  'is_verified',
  'suppress_chrome',
] as const satisfies readonly (keyof IUser)[];

/** What is shown, linked or loaded. */
const TEXTS = [
  'username',
  'display_name',
  'attribution_display_name',
  'avatar_url',
  'profile_url',
] as const satisfies readonly (keyof IUser)[];

/**
 * A user as the service sends it, with its flags as booleans; the input is left as it was. Some answers
 * have no `is_public`: who is in them is public.
 */
export const normalizeUser = (raw: Json): IUser =>
  tidyCopy({ ...raw, is_public: raw.is_public ?? true }, FLAGS, TEXTS) as unknown as IUser;
