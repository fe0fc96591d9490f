/** A lone half of a surrogate pair: no URL can carry it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATE, '\uFFFD'));

/** A query string of what is defined; where two sources name the same parameter, the later one wins. */
export function toQuery(...sources: readonly object[]): string {
  const parameters = new Map<string, unknown>();
  for (const [name, value] of sources.flatMap((source) => Object.entries(source))) {
    if (value !== undefined && value !== null) parameters.set(name, value);
  }
  return Array.from(parameters, ([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** One segment of a path. */
export const toSegment = encode;
