/** Whether the query of the page's address asks for logging. */
export const isDebugging = (): boolean =>
  typeof location !== 'undefined' && !!location.search?.includes('giphy-debug');
