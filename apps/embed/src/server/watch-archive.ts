import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { HASHED_NAME, keepAssets } from './asset-archive.ts';
import { ASSETS_PATH } from './assets.ts';

/** ms between two times that a server says that its assets are still in use. */
const RENEWED_EVERY = 60 * 60 * 1000;

/** The route of an asset, whichever build it is of. */
export const ASSET_ROUTE = `${ASSETS_PATH}/:name{${HASHED_NAME}}`;

/**
 * Keeps the assets of this build in the archive for as long as the server runs. An archive that cannot be written is
 * one warning: the server does without.
 *
 * @returns once they are there, what ends it.
 */
export async function watchArchive(assets: string, archive: string): Promise<() => void> {
  let isBroken = false;
  const renew = async () => {
    try {
      await keepAssets(assets, archive);
      isBroken = false;
    } catch (error) {
      if (!isBroken) {
        console.warn(
          `ASSETS_ARCHIVE: the assets of this build cannot be kept in "${archive}" (${(error as Error).message}). After the next build, pages of this one that are still in caches have no script.`,
        );
      }
      isBroken = true;
    }
  };
  await renew();
  const timer = setInterval(renew, RENEWED_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Serves what earlier builds have left there, as they have compressed it. */
export const serveArchive = (archive: string): MiddlewareHandler =>
  serveStatic({
    rewriteRequestPath: (path) => join(archive, path.slice(ASSETS_PATH.length)),
    precompressed: true,
  });
