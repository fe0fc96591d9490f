import type { Artist } from '@gifkit/sandbox-art';

export type { Artist, AvatarTask, Lettering, PictureFormat } from '@gifkit/sandbox-art';

type LoadArt = () => Promise<{ createArtist(): Artist } | undefined>;

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
  return {
    /** Returns `undefined` if `@gifkit/sandbox-art` is not installed. */
    async find(): Promise<Artist['draw'] | undefined> {
      loading ??= load().then((art) => art?.createArtist());
      return (await loading)?.draw;
    },
    /** Stops the processes immediately. Unfinished drawings fail. */
    async close(): Promise<void> {
      await (await loading)?.close();
    },
  };
}
