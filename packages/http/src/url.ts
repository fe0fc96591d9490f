/** Unpaired surrogate: `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** Encodes a value for a URL. */
export const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD'));

/**
 * Encodes one segment of a path.
 *
 * @param place what the value is for, in the error.
 * @throws {TypeError} if the value is missing, empty, `.` or `..`, which would change the endpoint.
 */
export function segment(value: unknown, place = 'a path'): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Not a value for ${place}: "${text}"`);
  return encode(text);
}

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
