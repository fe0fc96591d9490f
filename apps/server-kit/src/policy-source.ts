/**
 * A URL as a Content-Security-Policy names it (CSP 3, 2.3.1): with its path, which then has to be the whole path,
 * and nothing in it that would end the source or the directive.
 */
export function toPolicySource(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
