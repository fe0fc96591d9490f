/** The origin of the page that runs this; empty where there is no page, or one with an opaque origin. */
export function pageOrigin(): string {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return origin === 'null' ? '' : origin;
}
