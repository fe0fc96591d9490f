/** Writes GIFs of the sandbox into a folder with metadata, the source of the chat's catalog. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { GiphyFetch } from '@gifkit/fetch-api';
import { getAltText } from '@gifkit/model';
import { createSandbox } from '@gifkit/sandbox';

const FOLDER = new URL('../.cache/own-gifs/', import.meta.url);
const NUMBER = 8;

const sandbox = createSandbox();
const client = new GiphyFetch(
  'key',
  {},
  {
    baseUrl: 'http://localhost/v1',
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  },
);
const metadata: Record<string, object> = {};
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { data } = await client.trending({ limit: NUMBER });
for (const gif of data) {
  const { title, tags = [], rating } = gif;
  const response = await sandbox.fetch(new Request(gif.images.fixed_width.webp ?? ''));
  writeFileSync(new URL(`${gif.id}.webp`, FOLDER), new Uint8Array(await response.arrayBuffer()));
  metadata[`${gif.id}.webp`] = { title, tags, rating, alt: getAltText(gif) };
}
writeFileSync(new URL('catalog.json', FOLDER), JSON.stringify(metadata));
await sandbox.close();
