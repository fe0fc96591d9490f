import { createServer } from 'node:http';
import { createSandbox } from '@gifkit/sandbox';

/** How many GIFs of the sandbox the others are made of, and how many it lists with one. */
const TEMPLATES = 50;
const RELATED = 6;

/** A GIF service with any number of GIFs. */
export interface ManyGifs {
  url: string;
  /** Ids of GIFs, each another one. */
  ids: (count: number) => string[];
  close: () => Promise<void>;
}

interface Template {
  id: string;
  /** Responses about it, as JSON. */
  gif: string;
  related: string;
  /** Ids of its related GIFs. */
  relatedIds: readonly string[];
}

async function readTemplates(): Promise<Template[]> {
  const sandbox = createSandbox();
  const ask = async (path: string) => {
    const request = new Request(`http://localhost/v1/gifs/${path}&api_key=bench`);
    return (await sandbox.fetch(request)).text();
  };
  const idsOf = (text: string): string[] =>
    (JSON.parse(text) as { data: { id: string }[] }).data.map(({ id }) => id);
  const ids = idsOf(await ask(`trending?limit=${TEMPLATES}`));
  const templates = await Promise.all(
    ids.map(async (id) => {
      const related = await ask(`related?gif_id=${id}&limit=${RELATED}`);
      return { id, gif: await ask(`${id}?`), related, relatedIds: idsOf(related) };
    }),
  );
  await sandbox.close();
  return templates;
}

/**
 * Starts a service whose GIFs are those of the sandbox, each under any number of ids: `abcx7` is `abc` with another
 * id. So there can be more of them than a sandbox draws, each as large as the service's own.
 */
export async function startManyGifs(): Promise<ManyGifs> {
  const templates = await readTemplates();
  const find = (id: string) => templates.find((template) => id.startsWith(`${template.id}x`));
  const renamed = (text: string, ids: readonly string[], suffix: string) =>
    ids.reduce((renaming, id) => renaming.replaceAll(id, id + suffix), text);

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const id = searchParams.get('gif_id') ?? pathname.split('/').at(-1) ?? '';
    const template = find(id);
    const suffix = id.slice(template?.id.length);
    response.setHeader('Content-Type', 'application/json');
    if (!template) response.writeHead(404).end('{}');
    else if (pathname.endsWith('/related'))
      response.end(renamed(template.related, template.relatedIds, suffix));
    else response.end(renamed(template.gif, [template.id], suffix));
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}/v1`,
    ids: (count) =>
      Array.from(
        { length: count },
        (_, index) => `${templates[index % templates.length]?.id}x${index}`,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
