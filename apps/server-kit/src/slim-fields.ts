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
