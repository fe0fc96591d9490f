import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  createStopper,
  listenError,
  stopOnSignals,
  surviveLogErrors,
} from '@gifkit/server-kit/node';
import { createAdaptorServer } from '@hono/node-server';
import { createGallery, type GalleryParts } from './app.ts';
import { withStyles } from './document.ts';
import { createLoaders } from './load-gif.ts';
import { readSettings } from './settings.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

type Built = Pick<GalleryParts, 'page' | 'drawPage'>;

const readClient = (file: string): string =>
  readFileSync(new URL(`../../dist/client/${file}`, import.meta.url), 'utf8');

/** Reads the output of `vite build`: the page and the server renderer. */
async function readBuild(): Promise<Built> {
  try {
    const page = withStyles(readClient('index.html'), readClient);
    const drawing = new URL('../../dist/server/draw-page.js', import.meta.url);
    const { drawPage } = (await import(drawing.href)) as Pick<GalleryParts, 'drawPage'>;
    return { page, drawPage };
  } catch {
    return fail('The gallery is not built yet: run "pnpm --filter @gifkit/gallery build" first.');
  }
}

surviveLogErrors();
try {
  const settings = readSettings(process.env);
  for (const notice of settings.notices) console.warn(notice);
  const root = fileURLToPath(new URL('../../dist/client', import.meta.url));
  const docs = fileURLToPath(new URL('../../../docs/dist', import.meta.url));
  const { port, host } = settings;
  const gallery = createGallery(settings, {
    ...(await readBuild()),
    root,
    docs,
    ...createLoaders(settings),
  });
  // Used for requests without a Host header, such as HAProxy's health checks.
  const server = createAdaptorServer({ ...gallery, hostname: 'localhost' }) as Server;
  server.listen(port, host);
  server.once('error', (error) => fail(listenError(error, settings, 'GALLERY_PORT').message));
  const stopper = createStopper();
  stopper.watch(server);
  stopOnSignals(stopper);
} catch (error) {
  fail((error as Error).message);
}
