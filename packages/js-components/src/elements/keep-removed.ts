/** ms that a removed element keeps its content, because the page may insert it again. */
const KEPT_TIME = 5 * 60_000;

/** Maximum number of removed elements that keep their content. */
const KEPT_ELEMENTS = 8;

const kept = new Set<() => void>();

/**
 * Calls `release` of a removed element after {@link KEPT_TIME}, or earlier if the page removes more elements.
 *
 * @returns stops waiting.
 */
export function keepRemoved(release: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    kept.delete(end);
  };
  const end = () => {
    stop();
    release();
  };
  const timer = setTimeout(end, KEPT_TIME);
  kept.add(end);
  if (kept.size > KEPT_ELEMENTS) [...kept][0]?.();
  return stop;
}
