/**
 * Adds an event listener. It does not use an AbortSignal, because jsdom rejects those of Node, which tests of host
 * pages have.
 *
 * @returns a function that removes the listener.
 */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
