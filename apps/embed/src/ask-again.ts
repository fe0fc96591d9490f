/**
 * Loads an error page again: after a while, and when the visitor asks for it. With the invitation of a host page in
 * its fragment, going to its own address would only be a jump within it; and without that, the host page would wait.
 *
 * @param seconds by itself only where they are given.
 */
export function askAgain(document: Document, reload: () => void, seconds?: number): void {
  if (seconds !== undefined) setTimeout(reload, 1000 * seconds);
  // The one link that leads to this page again; all others have a target.
  const link = document.querySelector('a:not([target])');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    reload();
  });
}
