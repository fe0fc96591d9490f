// Bundlers replace it. Declared here, because not every project that compiles this has the types of Node.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether this is a production build; a page without a bundler counts as one. */
export function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}
