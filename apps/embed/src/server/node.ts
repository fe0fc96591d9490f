/** Starts the embed server on Node: `node dist/server/node.js`. */
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '@gifkit/server-kit';
import { createStopper, stopOnSignals, surviveLogErrors } from '@gifkit/server-kit/node';
import { type Manifest, readAssets } from './assets.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

const readManifest = async (name: 'client' | 'start'): Promise<Manifest> =>
  JSON.parse(await readFile(`${clientFolder}/.vite/${name}.json`, 'utf8'));

surviveLogErrors();
try {
  const settings = readSettings(process.env);
  for (const notice of settings.notices) console.warn(notice);
  const stopper = createStopper({ drainTime: 1000 * settings.drainSeconds });
  const assets = readAssets({
    ...(await readManifest('client')),
    ...(await readManifest('start')),
  });
  const server = await serve({ settings, assets, clientFolder, stopper });
  stopOnSignals(stopper);
  const { port } = server.address() as AddressInfo;
  console.log(`Embed: http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
