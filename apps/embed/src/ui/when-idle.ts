/** ms after which a browser that does not tell is taken to be idle. */
const TAKEN_FOR_IDLE = 500;

/**
 * Runs something once the browser has shown what there is, and has nothing else to do.
 *
 * @returns lets it be.
 */
export function whenIdle(run: () => void): () => void {
  if (window.requestIdleCallback) {
    const request = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(run, TAKEN_FOR_IDLE);
  return () => clearTimeout(timer);
}
