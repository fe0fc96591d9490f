/** Unpaired surrogate: `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** Encodes a value as one path segment, or as one name or value of a query. */
export const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD'));

/** Builds a query without `?`. Undefined and null values are left out; lists are joined with commas. */
export const toQuery = (parameters: object): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== null)
    .map((entry) => entry.map(encode).join('='))
    .join('&');

/** True for a valid origin of a page, including apps and extensions, for which `URL.origin` is "null". */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return host !== '' && !host.includes('*') && text === `${protocol}//${host}`;
}
