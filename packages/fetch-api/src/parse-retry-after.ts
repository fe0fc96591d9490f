// In a file of its own: scripts that only wait, as the embed's first one, need nothing else of retries.
/**
 * The wait that a `Retry-After` header asks for, in seconds or as a date.
 *
 * @returns ms; nothing when it asks for no wait.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  const wait = Number(header) * 1000 || Date.parse(header ?? '') - Date.now();
  return wait > 0 ? wait : undefined;
}
