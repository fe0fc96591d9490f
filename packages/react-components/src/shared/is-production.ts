/** Whether this is a production build, as bundlers say it; a page without a bundler counts as one. */
export function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}
