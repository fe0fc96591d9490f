import type { Artist } from '@gifkit/sandbox-art';
import { ServiceError } from '../http/errors.ts';

export type { Artist, Lettering, PictureFormat } from '@gifkit/sandbox-art';

export type LoadArt = () => Promise<{ createArtist(): Artist } | undefined>;

/** Draws one file. @throws {ServiceError} 503 if the sandbox was closed meanwhile */
type Draw = Artist['draw'];

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes("'@gifkit/sandbox-art'");

/** Optional, so that the sandbox works without native code. */
const installedArt: LoadArt = () =>
  import('@gifkit/sandbox-art').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** True if `@gifkit/sandbox-art` is installed, without loading it. */
export const isArtInstalled = (): boolean => {
  try {
    import.meta.resolve('@gifkit/sandbox-art');
    return true;
  } catch {
    return false;
  }
};

/** Draws files that are not committed. It loads `@gifkit/sandbox-art` with the first drawing. */
export function createArt(load: LoadArt = installedArt) {
  let loading: Promise<Artist | undefined> | undefined;
  let isClosed = false;
  const artist = (): Promise<Artist | undefined> => {
    loading ??= load().then((art) => art?.createArtist());
    return loading;
  };
  const closed = (): ServiceError => new ServiceError(503, 'The sandbox was closed.');
  return {
    /**
     * Returns `undefined` if `@gifkit/sandbox-art` is not installed.
     *
     * @throws {ServiceError} 503 after close
     */
    async find(): Promise<Draw | undefined> {
      if (isClosed) throw closed();
      const found = await artist();
      if (!found) return undefined;
      return async (task) => {
        try {
          return await found.draw(task);
        } catch (error) {
          throw isClosed ? closed() : error;
        }
      };
    },
    /** Stops the threads immediately. Unfinished drawings fail with status 503. */
    async close(): Promise<void> {
      isClosed = true;
      await (await loading)?.close();
    },
  };
}
