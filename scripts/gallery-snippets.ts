import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What is used of Vite's server, which is the gallery's, not the root's. */
interface Server {
  ssrLoadModule: (path: string) => Promise<unknown>;
  close: () => Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;

interface Playground {
  id: string;
  controls: readonly unknown[];
  code: (values: Values, showpieces: unknown, client: { apiKey: string }) => string;
}

const gallery = fileURLToPath(new URL('../apps/gallery/', import.meta.url));
const PAGE = '/src/components-page';

/** Stands for the GIFs that the gallery's page shows: code knows them by their ids. */
const SHOWPIECES = Object.fromEntries(
  ['gif', 'sticker', 'clip', 'emoji'].map((kind) => [kind, { id: kind, type: kind, images: {} }]),
);

/** Loads modules of the gallery as Vite does: they are JSX, which Node does not run. */
async function withGallery<T>(use: (server: Server) => Promise<T>): Promise<T> {
  const vite = createRequire(new URL(`file://${gallery}`)).resolve('vite');
  const { createServer } = (await import(vite)) as {
    createServer: (options: object) => Promise<Server>;
  };
  const server = await createServer({
    root: gallery,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

/** The code beside each component of the gallery, as it is at first and with everything changed, by its name. */
export const gallerySnippets = (): Promise<Record<string, string>> =>
  withGallery(async (server) => {
    const { PLAYGROUNDS } = (await server.ssrLoadModule(`${PAGE}/playgrounds/playgrounds.ts`)) as {
      PLAYGROUNDS: readonly Playground[];
    };
    const { initialValues, otherValues } = (await server.ssrLoadModule(`${PAGE}/control.ts`)) as {
      initialValues: (controls: readonly unknown[]) => Values;
      otherValues: (controls: readonly unknown[]) => Values;
    };
    const client = { apiKey: 'your api key' };
    return Object.fromEntries(
      PLAYGROUNDS.flatMap(({ id, controls, code }) => [
        [`${id}-first`, code(initialValues(controls), SHOWPIECES, client)],
        [`${id}-changed`, code(otherValues(controls), SHOWPIECES, client)],
      ]),
    );
  });
