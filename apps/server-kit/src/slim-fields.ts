import type { IImages } from '@gifkit/model';

/**
 * Returns the named fields of an object, without empty ones. Pages only carry the fields that they show, a fraction
 * of the service's response.
 */
export function pickFields(
  from: object,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(from).filter(
    ([name, value]) => names.includes(name) && value !== undefined && value !== '',
  );
  return Object.fromEntries(entries);
}

export type RenditionFields = readonly [name: keyof IImages, fields: readonly string[]];

export function pickRenditions(
  images: Partial<IImages>,
  wanted: readonly RenditionFields[],
): Readonly<Record<string, unknown>> {
  const picked: Record<string, object> = {};
  for (const [name, fields] of wanted) {
    const rendition = images[name];
    if (rendition) picked[name] = { ...picked[name], ...pickFields(rendition, fields) };
  }
  return picked;
}

/** Fields of an uploader that an attribution shows. */
export const USER_FIELDS = [
  'id',
  'username',
  'display_name',
  'attribution_display_name',
  'avatar_url',
  'profile_url',
  'is_public',
  'is_verified',
  'suppress_chrome',
] as const;
