/** As `JSON.stringify`, but ignores the `toJSON` that Prototype.js before 1.7 gives lists and texts. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, converted: unknown) {
    const given = this[key];
    return Array.isArray(given) || typeof given === 'string' ? given : converted;
  });
