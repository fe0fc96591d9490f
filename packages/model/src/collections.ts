function assertNoArray(value: object, method: string): void {
  if (Array.isArray(value)) throw new TypeError(`Expected an object; use ${method} of the array`);
}

/**
 * Returns an object with the same keys and mapped values.
 *
 * @throws {TypeError} when `object` is an array.
 */
export function mapValues<T extends object, R>(
  object: T,
  mapFn: (value: T[keyof T], key: keyof T & string) => R,
): { [Key in keyof T]: R } {
  assertNoArray(object, 'map');
  const entries = Object.entries(object) as [keyof T & string, T[keyof T]][];
  const mapped = Object.fromEntries(entries.map(([key, value]) => [key, mapFn(value, key)]));
  return mapped as { [Key in keyof T]: R };
}

/**
 * Calls `callback` for each value of an object.
 *
 * @throws {TypeError} when `object` is an array.
 */
export function forEach<T extends object>(
  object: T,
  callback: (value: T[keyof T], key: keyof T & string) => void,
): void {
  assertNoArray(object, 'forEach');
  for (const [key, value] of Object.entries(object)) callback(value, key as keyof T & string);
}

/** Returns the first `count` items. `count` is 0 by default. */
export const take = <T>(items: readonly T[], count = 0): T[] => items.slice(0, count);

export const without = <T>(items: readonly T[], values: readonly T[]): T[] =>
  items.filter((item) => !values.includes(item));

/** Returns an object with the given keys whose values are defined. */
export function pick<T extends object, Key extends keyof T>(
  object: T,
  keys: readonly Key[],
): Pick<T, Key> {
  const picked: Partial<Pick<T, Key>> = {};
  for (const key of keys) {
    if (object[key] !== undefined) picked[key] = object[key];
  }
  return picked as Pick<T, Key>;
}
