import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const urlOf = (file: string) => new URL(file, import.meta.url).href;

/** A relay whose calls fail one after the other, each with a line on standard error. Exits with 7. */
const SERVER = `
import { createRelay } from '${urlOf('../create-relay.ts')}';
import { ownCatalog } from '${urlOf('../test/own-catalog.ts')}';
const fail = async () => { throw new Error('no'); };
const provider = ownCatalog({ trending: fail, search: fail, categories: fail, trendingTerms: fail });
const relay = createRelay({ provider, cache: { maxAge: 0 } });
for (const call of ['trending', 'search?q=a', 'categories', 'trending-terms']) {
  const response = await relay.fetch(new Request('https://chat.example/' + call));
  if (response.status !== 502) process.exit(2);
  await new Promise(setImmediate);
}
process.exit(7);
`;

it('keeps responding after the reader of its console has ended', async () => {
  const args = ['--input-type=module', '--eval', SERVER];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe'] });
  server.stderr.destroy();
  expect(await once(server, 'exit')).toEqual([7, null]);
});
