type Json = { readonly [key: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Fields {
  /** Booleans. The service may send 0, 1 or nothing. */
  flags?: readonly string[];
  /** Strings; replaced by '' if they have another type. */
  texts?: readonly string[];
  /** Strings; removed if they have another type. */
  optionalTexts?: readonly string[];
}

/** Returns a shallow copy with the required field types. It has no `__proto__` key. */
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
