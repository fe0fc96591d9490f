import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createStopper, listenError, openStore, type Stopper } from '@gifkit/server-kit/node';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createEmbed } from './app.ts';
import { ASSETS_PATH, type Assets } from './assets.ts';
import { assetHeaders } from './fixed-headers.ts';
import type { Encoders } from './send-page.ts';
import type { Settings } from './settings.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const encoders: Encoders = {
  br: (body) =>
    toBrotli(body, {
      params: {
        // Higher qualities cost more time than they save in transfer.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // 64 KB, which fits every page.
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => toGzip(body),
};

/** Only asset paths go through the router; the embed often responds synchronously. */
const mayBeAsset = ({ url }: Request): boolean => url.includes(`${ASSETS_PATH}/`);

interface ServeOptions {
  settings: Settings;
  assets: Assets;
  clientFolder: string;
  /** Stops the server on request. @default none */
  stopper?: Stopper;
}

/**
 * Serves pages and assets over HTTP.
 *
 * @returns the listening server.
 * @throws {SettingsError} if port or host cannot be used.
 */
export async function serve({
  settings,
  assets,
  clientFolder,
  stopper = createStopper(),
}: ServeOptions): Promise<Server> {
  const { store, close: closeStore } = await openStore(settings.storeUrl);
  let embed: Hono;
  const app = new Hono();
  // The build has already compressed the assets.
  const files = serveStatic({ root: clientFolder, precompressed: true });
  app.get(`${ASSETS_PATH}/*`, assetHeaders, files);
  app.all('*', ({ req }) => embed.fetch(req.raw));

  return new Promise((resolve, reject) => {
    const { port, host } = settings;
    const server = createAdaptorServer({
      fetch: (request) => (mayBeAsset(request) ? app : embed).fetch(request),
      // Used for requests without a Host header, such as HAProxy's health checks.
      hostname: 'localhost',
    }) as Server;
    server.listen(port, host, () => {
      // The port is only known now if the settings let the system choose it.
      const { port } = server.address() as AddressInfo;
      const own = settings.isPublicUrlSet ? {} : { publicUrl: `http://localhost:${port}` };
      const { isStopping } = stopper;
      const options = { encoders, isStopping, store };
      embed = createEmbed({ ...settings, ...own }, assets, options);
      resolve(server);
    });
    stopper.watch(server);
    server.once('close', closeStore).once('error', closeStore);
    server.once('error', (error) => reject(listenError(error, settings, 'EMBED_PORT')));
  });
}
