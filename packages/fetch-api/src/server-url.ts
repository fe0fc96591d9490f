/**
 * A base URL for one version of the API: with a slash at its end, and `/vN/` before that replaced.
 * A base that names no version is used as it is.
 */
export const versionedUrl = (base: string, version: number): string =>
  base.replace(/\/?$/, '/').replace(/\/v\d+\/$/, `/v${version}/`);
