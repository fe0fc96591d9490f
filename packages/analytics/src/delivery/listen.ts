/**
 * Listens to a target. Not by a signal: jsdom takes none of Node's own, which hosts' tests have there.
 *
 * @returns a function that stops listening.
 */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
