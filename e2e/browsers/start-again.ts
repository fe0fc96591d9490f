import { setTimeout } from 'node:timers/promises';

export interface StartAgainOptions {
  /** How long one start may take, in ms. */
  patience: number;
  /** How often it is begun at most. */
  tries: number;
  /** Ends a start that hangs, with all that it has started. */
  end: () => Promise<void>;
}

/**
 * Starts something that hangs now and then: such a start is ended, and begun again.
 *
 * @throws what the start throws, or when all of them hung.
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
    // What is ended may say so.
    starting.catch(() => {});
    await end();
  }
  throw new Error(`It was started ${tries} times, and hung each time for ${patience / 1000} s.`);
}
