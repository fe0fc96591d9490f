/** Returns the abort reason of a signal, or an `AbortError` if the runtime has none (React Native). */
export const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? Object.assign(new Error('Aborted'), { name: 'AbortError' });

/** True if `fetch` rejected a signal of another realm, as Node's `fetch` does with a signal of jsdom. */
const isForeignSignal = (error: unknown): boolean => {
  const message = String((error as Error | undefined)?.message);
  return message.includes('AbortSignal') && /\bsignal\b/.test(message);
};

/**
 * Wraps `fetch` so that it accepts signals of another realm: if it rejects the signal, the request is sent again
 * without one. Aborting then no longer ends that request.
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
