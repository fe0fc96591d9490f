/**
 * Puts the assets of earlier builds beside those that were just built, for hosts that serve one folder:
 * `ASSETS_ARCHIVE=… pnpm run archive`, before each deployment.
 */
import { fileURLToPath } from 'node:url';
import { addEarlierAssets } from './src/server/asset-archive.ts';

const { ASSETS_ARCHIVE } = process.env;
if (ASSETS_ARCHIVE) {
  const assets = fileURLToPath(new URL('dist/client/assets', import.meta.url));
  const count = await addEarlierAssets(assets, ASSETS_ARCHIVE);
  console.log(`Assets of earlier builds: ${count} files.`);
} else {
  console.error('Set ASSETS_ARCHIVE to a folder that is there again for the next build.');
  process.exitCode = 1;
}
