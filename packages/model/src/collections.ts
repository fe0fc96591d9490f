function assertNoArray(value: object, method: string): void {
  if (Array.isArray(value))
    throw new TypeError(`This is for objects; arrays have their own ${method}`);
}

/**
 * An object with the same keys, and each value replaced by the result of `mapFn`.
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

/** The first `count` items. @default count 0 */
export const take = <T>(items: readonly T[], count = 0): T[] => items.slice(0, count);

/** The items that are not among `values`. */
export const without = <T>(items: readonly T[], values: readonly T[]): T[] =>
  items.filter((item) => !values.includes(item));

/** An object with only some of its keys, and of those only what is defined. */
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
