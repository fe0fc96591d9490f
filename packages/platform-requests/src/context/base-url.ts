/**
 * Checks the URL of a server and removes the slashes at its end.
 *
 * @throws {TypeError} when it is not an http or https URL, or has a user name, a password or a query. The
 * message does not repeat the URL, because it may hold a secret.
 */
export function baseUrl(name: string, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isPlain = parsed && !parsed.username && !parsed.password && !parsed.search;
  if (!isPlain || !/^https?:$/.test(parsed.protocol)) {
    throw new TypeError(
      `The option "${name}" has to be an http or https URL without a user name, a password and a query.`,
    );
  }
  return url.replace(/\/+$/, '');
}
