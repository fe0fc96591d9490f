type Listener = () => void;

const pages = new Map<Document, Set<Listener>>();

/** Runs in an event listener of a document. */
function report({ currentTarget }: Event): void {
  for (const listener of pages.get(currentTarget as Document) ?? []) listener();
}

/** Reports when the tab of a page is shown or hidden. All callbacks of a page share one event listener. */
export function observePageVisibility(page: Document, listener: Listener): () => void {
  const listeners = pages.get(page) ?? new Set();
  pages.set(page, listeners.add(listener));
  // The same function is added only once.
  page.addEventListener('visibilitychange', report);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    page.removeEventListener('visibilitychange', report);
    pages.delete(page);
  };
}
