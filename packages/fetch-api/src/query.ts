/** Unpaired surrogate: `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** Encodes a value as one path segment, or as one name or value of a query. */
export const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD'));

export const toQuery = (parameters: object): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== null)
    .map((entry) => entry.map(encode).join('='))
    .join('&');
