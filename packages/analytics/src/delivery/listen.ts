// Apart from watch-page.ts, because a page that sends one event needs none of that.

/**
 * Adds an event listener. An AbortSignal would be simpler, but jsdom rejects Node's, and host tests may use
 * both.
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
