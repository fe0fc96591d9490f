type Listener = () => void;

const pages = new Map<Document, Set<Listener>>();

function report({ currentTarget }: Event): void {
  for (const listener of pages.get(currentTarget as Document) ?? []) listener();
}

/** Reports when a page is shown or hidden. All listeners of a page share one event listener. */
export function observePageVisibility(page: Document, listener: Listener): () => void {
  const listeners = pages.get(page) ?? new Set();
  pages.set(page, listeners.add(listener));
  // Adding the same function again is a no-op.
  page.addEventListener('visibilitychange', report);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    page.removeEventListener('visibilitychange', report);
    pages.delete(page);
  };
}
