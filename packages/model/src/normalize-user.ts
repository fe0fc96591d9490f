import type { Json } from './json.ts';
import { tidyCopy } from './json.ts';
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

const OPTIONAL_TEXTS = [
  'user_type',
  'about_bio',
  'primary_site',
  'website_url',
  'twitter',
  'twitter_url',
  'facebook',
  'facebook_url',
  'instagram',
  'instagram_url',
  'tumblr_site',
  'tumblr_url',
] as const satisfies readonly Field[];

/**
 * Turns a user of the service into an `IUser`: flags become booleans, texts strings. The input is never changed.
 * Users in responses without `is_public` are public.
 */
export function normalizeUser(raw: Json): IUser {
  const fields = { flags: FLAGS, texts: TEXTS, optionalTexts: OPTIONAL_TEXTS };
  return tidyCopy({ ...raw, is_public: raw.is_public ?? true }, fields) as unknown as IUser;
}
