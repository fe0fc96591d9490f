import { CHUNK_RETRY_DELAY } from '../constants.ts';

const warned = new Set<string>();

/**
 * Loads a lazy-loaded file; after a failure once more, because a network that was gone may be back. A
 * second failure is told once for each `name`: a deploy may have replaced the file.
 *
 * @returns undefined where it could not be loaded.
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
    if (!warned.has(name)) console.warn(`Gifkit: ${name} could not be loaded`, error);
    warned.add(name);
    return undefined;
  }
}
