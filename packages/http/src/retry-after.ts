/**
 * Parses a `Retry-After` header (seconds or a date).
 *
 * @returns ms; undefined if there is no wait.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  const wait = Number(header) * 1000 || Date.parse(header ?? '') - Date.now();
  return wait > 0 ? wait : undefined;
}
