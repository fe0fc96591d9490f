/** ms that a failure holds: whoever asks meanwhile gets it at once. */
const FAILURE_HOLDS = 5000;

/** Loads once for all who ask; after a failure once more, but not for each who asks at once. */
export function loadAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= load().catch((error: unknown) => {
      setTimeout(() => {
        result = undefined;
      }, FAILURE_HOLDS);
      throw error;
    });
    return result;
  };
}
