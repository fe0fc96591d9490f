import { CHUNK_RETRY_DELAY } from '../constants.ts';
import { warnOnce } from './warn-once.ts';

/**
 * Imports a lazy-loaded file. After a failure it retries once, because the network may be back. A second failure is
 * logged, once per `name`: a release may have removed the file.
 *
 * @returns undefined if it could not be loaded.
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_DELAY));
  }
  try {
    return await load();
  } catch (error) {
    warnOnce(`Gifkit: ${name} could not be loaded`, error);
    return undefined;
  }
}
