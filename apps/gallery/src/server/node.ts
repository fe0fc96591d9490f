import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createGallery, type GalleryParts } from './app.ts';
import { createLoadFirst, createLoadGif } from './load-gif.ts';
import { readSettings } from './settings.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What `vite build` has made: the page, and what draws it here. */
async function readBuild(): Promise<Pick<GalleryParts, 'page' | 'drawStart'>> {
  try {
    const page = readFileSync(new URL('../../dist/client/index.html', import.meta.url), 'utf8');
    const drawing = new URL('../../dist/server/draw-start.js', import.meta.url);
    const { drawStart } = (await import(drawing.href)) as Pick<GalleryParts, 'drawStart'>;
    return { page, drawStart };
  } catch {
    return fail('The gallery is not built yet: run "pnpm --filter @gifkit/gallery build" first.');
  }
}

try {
  const settings = readSettings(process.env);
  const root = fileURLToPath(new URL('../../dist/client', import.meta.url));
  const docs = fileURLToPath(new URL('../../../docs/dist', import.meta.url));
  const { port, host } = settings;
  const loadGif = createLoadGif(settings);
  const loadFirst = createLoadFirst(settings);
  const gallery = createGallery(settings, {
    ...(await readBuild()),
    root,
    docs,
    loadGif,
    loadFirst,
  });
  const server = serve({ ...gallery, port, hostname: host });
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is busy. Stop what uses it, or set GALLERY_PORT to another port.`,
    EADDRNOTAVAIL: `HOST has to be an address of this machine, not "${host}".`,
    ENOTFOUND: `HOST has to be an address of this machine, not "${host}".`,
  };
  server.once('error', (error: NodeJS.ErrnoException) =>
    fail(reasons[error.code ?? ''] ?? error.message),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.close(() => process.exit(0)));
  }
} catch (error) {
  fail((error as Error).message);
}
