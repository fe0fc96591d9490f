/** A lone half of a surrogate pair: no URL can carry it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** Any value as one segment of a path, or as one name or value of a query. */
export const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD'));

/** A query string of all values that are defined. */
export const toQuery = (parameters: object): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== null)
    .map((entry) => entry.map(encode).join('='))
    .join('&');
