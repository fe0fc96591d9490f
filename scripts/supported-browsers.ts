/**
 * Oldest supported browsers: the first Chrome and Safari with CSS `light-dark()`, and Firefox's extended
 * support release of the same summer. The README names them, builds lower their syntax to them, and
 * check-browsers.ts checks the results.
 */
export const SUPPORTED_BROWSERS = {
  chrome: '123',
  edge: '123',
  firefox: '128',
  safari: '17.5',
  ios: '17.5',
} as const;

export const BROWSER_TARGETS = Object.entries(SUPPORTED_BROWSERS).map(
  ([name, version]) => `${name}${version}`,
);

/** Targets of packages, which also run on servers. */
export const PACKAGE_TARGETS = [...BROWSER_TARGETS, 'node20'];
