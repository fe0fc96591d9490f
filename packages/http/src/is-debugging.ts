/** True if the query of the page's URL has `giphy-debug`, which turns logging on. */
export const isDebugging = (): boolean =>
  typeof location !== 'undefined' && !!location.search?.includes('giphy-debug');
