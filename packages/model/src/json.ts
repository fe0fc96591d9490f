/** A parsed JSON object with unknown fields. */
export type Json = { readonly [key: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The types that the fields of a copy must have. */
export interface Fields {
  /** Booleans, also where the service sends 0 and 1 or nothing. */
  flags?: readonly string[];
  /** Strings, empty where the service sends anything else. */
  texts?: readonly string[];
  /** Strings, left out where the service sends anything else. */
  optionalTexts?: readonly string[];
}

/** A shallow copy with fields of the given types. It inherits nothing from its input. */
export function tidyCopy(
  raw: Json,
  { flags = [], texts = [], optionalTexts = [] }: Fields = {},
): Record<string, unknown> {
  const { ['__proto__']: _dropped, ...copy }: Record<string, unknown> = raw;
  for (const name of flags) copy[name] = Boolean(copy[name]);
  for (const name of texts) copy[name] = typeof copy[name] === 'string' ? copy[name] : '';
  for (const name of optionalTexts) if (typeof copy[name] !== 'string') delete copy[name];
  return copy;
}
