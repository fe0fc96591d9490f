/** Why a signal was aborted, also where signals do not say (React Native). */
export const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? Object.assign(new Error('Aborted'), { name: 'AbortError' });
/** Whether `fetch` says that a signal is none of its own: Node's `fetch` in the jsdom of a host's tests does. */
const isForeignSignal = (error: unknown): boolean =>
  /\bsignal\b.*AbortSignal/.test(String((error as Error | undefined)?.message));

/**
 * A `fetch` that takes signals of another realm: where the real one refuses a signal, it is asked without. Such a
 * request then goes on after its callers have left.
 */
export const inAnyRealm =
  (fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      return await fetcher(input, init);
    } catch (error) {
      if (!init?.signal || !isForeignSignal(error)) throw error;
      return fetcher(input, { ...init, signal: null });
    }
  };
