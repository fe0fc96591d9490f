/**
 * Remembers whether there is a page.
 *
 * @returns whether there was one then and is none now: Jest takes away the page of a test that has ended, while
 * requests are still on their way. Nobody must hear of them: a warning would fail the host's tests.
 */
export function rememberPage(): () => boolean {
  const hadPage = typeof document !== 'undefined';
  return () => hadPage && typeof document === 'undefined';
}
