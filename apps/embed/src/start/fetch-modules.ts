/** Fetches modules together, rather than each when the one before names it, and does not run them. */
export function fetchModules(urls: readonly string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
