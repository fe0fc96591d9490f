import { ERROR_PREFIX } from '../constants.ts';
import { json, type Reader, unreadable } from '../transport/readers.ts';
import { normalizeAll } from './normalize.ts';

/**
 * Reads one item and normalises it. Status 204 gives undefined. The call fails with a PlatformError when the
 * body is not such an item.
 */
export const item =
  <T>(normalize: (body: unknown) => T): Reader<T> =>
  async (received) => {
    const body = await json<unknown>(received);
    if (received.response.status === 204) return undefined as T;
    try {
      return normalize(body);
    } catch (error) {
      throw await unreadable(received, `${ERROR_PREFIX}${(error as Error).message}`);
    }
  };

/** Reads a page and normalises its results. The other fields of the page stay as they are. */
export const page = <T extends { results: unknown[] }>(
  normalize: (result: unknown) => T['results'][number],
): Reader<T> =>
  item((body) => {
    const { results, ...rest } = (body ?? {}) as T;
    return { ...rest, results: normalizeAll(results, normalize) } as T;
  });
