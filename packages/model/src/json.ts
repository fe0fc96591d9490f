/** A parsed JSON object of which nothing is known yet. */
export type Json = { readonly [key: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A shallow copy without the one key that could change what the copy inherits. */
export function copyOf(value: Json): Record<string, unknown> {
  const { ['__proto__']: _dropped, ...rest } = value;
  return rest;
}
