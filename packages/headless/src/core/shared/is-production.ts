// Bundlers replace `process`. Declared here, because not every project that compiles this file has Node types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** True in production builds, and in pages without a bundler. */
export function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}
