// Bundlers replace it; the types of Node are not there in every project that compiles this.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether this is a production build, as bundlers say it; a page without a bundler counts as one. */
export function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}
