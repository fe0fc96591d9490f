/** True if the query of the page's URL has `giphy-debug`, which turns logging on. */
export const isDebugging = (): boolean =>
  globalThis.location?.search?.includes('giphy-debug') === true;
