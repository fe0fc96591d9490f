/**
 * The oldest browsers that everything here runs in: the first Chrome and Safari with CSS `light-dark()`, and
 * Firefox's long-term release of the same summer. The README names them, builds lower their syntax to them,
 * and check-browsers.ts looks at the results.
 */
export const SUPPORTED_BROWSERS = {
  chrome: '123',
  edge: '123',
  firefox: '128',
  safari: '17.5',
  ios: '17.5',
} as const;

/** The browsers as esbuild and Vite name them. */
export const BROWSER_TARGETS = Object.entries(SUPPORTED_BROWSERS).map(
  ([name, version]) => `${name}${version}`,
);

/** What packages are built for: they run on servers, too. */
export const PACKAGE_TARGETS = [...BROWSER_TARGETS, 'node20'];
