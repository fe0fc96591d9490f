import type { IImages } from '@gifkit/model';

/**
 * The named fields of an object, without those that are empty: pages carry what they show, and a service sends
 * many times as much.
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

/** A rendition, and those of its fields that are wanted. */
export type RenditionFields = readonly [name: keyof IImages, fields: readonly string[]];

/** The wanted fields of renditions, in the order in which they are asked for. */
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

/** What an attribution shows of an uploader. */
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
