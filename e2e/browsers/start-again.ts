import { setTimeout } from 'node:timers/promises';

export interface StartAgainOptions {
  /** Timeout of one start, in ms. */
  patience: number;
  tries: number;
  /** Ends a hanging start with everything that it started. */
  end: () => Promise<void>;
}

/**
 * Starts something that sometimes hangs; ends a hanging start and retries it.
 *
 * @throws the error of a start, or an error if all starts hung.
 */
export async function startAgain<Started>(
  start: () => Promise<Started>,
  { patience, tries, end }: StartAgainOptions,
): Promise<Started> {
  for (let left = tries; left > 0; left -= 1) {
    const waiting = new AbortController();
    const hanging = setTimeout(patience, undefined, { signal: waiting.signal }).catch(() => {});
    const starting = start();
    try {
      const first = await Promise.race([starting.then((started) => ({ started })), hanging]);
      if (first) return first.started;
    } finally {
      waiting.abort();
    }
    // The ended start may reject.
    starting.catch(() => {});
    await end();
  }
  throw new Error(`All ${tries} starts hung for ${patience / 1000} s.`);
}
