/** A parsed JSON object of which nothing is known yet. */
export type Json = { readonly [key: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A shallow copy in which `flags` are booleans and `texts` strings, whatever the service sent, and
 * without the one key that could change what the copy inherits.
 */
export function tidyCopy(
  raw: Json,
  flags: readonly string[] = [],
  texts: readonly string[] = [],
): Record<string, unknown> {
  const { ['__proto__']: _dropped, ...copy }: Record<string, unknown> = raw;
  for (const flag of flags) copy[flag] = Boolean(copy[flag]);
  for (const text of texts) copy[text] = typeof copy[text] === 'string' ? copy[text] : '';
  return copy;
}
