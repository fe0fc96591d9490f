import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@gifkit/sandbox';
import { Hono } from 'hono';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createRelay } from './create-relay.ts';
import { clientOf } from './test/examples/address.ts';
import { connect } from './test/examples/client.ts';
import { countInto } from './test/examples/counts.ts';
import { withMedia } from './test/examples/media.ts';
import { relay } from './test/examples/relay.ts';
import { ownCatalog } from './test/own-catalog.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const readme = read('../README.md');

/** Connects the page to the relay, and the relay to the sandbox. */
function connectAll(respond: (request: Request) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const request = new Request(url, init);
    const isService = new URL(url).host === 'api.klipy.com';
    return isService ? sandbox.fetch(request) : respond(request);
  });
}

describe('the README', () => {
  it.each(['relay', 'client', 'media', 'counts', 'address'])(
    'shows src/test/examples/%s.ts unchanged',
    (name) => {
      expect(readme).toContain(`\`\`\`ts\n${read(`test/examples/${name}.ts`)}\`\`\``);
    },
  );

  it('finds GIFs through its relay as a Hono route', async () => {
    const app = new Hono().all('/api/gifs/*', (context) => relay.fetch(context.req.raw));
    connectAll((request) => app.fetch(request));
    const provider = await connect('https://chat.example/api/gifs');
    expect((await provider.search('animal')).data.length).toBeGreaterThan(0);
    expect(provider.capabilities.attribution.placeholder).toBe('Search KLIPY');
  });

  it('creates a relay with media', () => {
    expect(withMedia('s'.repeat(32)).capabilities.name).toBe('klipy');
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::7', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['1::3:4:5:6:7:8', '1:0:3:4'],
  ])('maps the address %s to the client %s', (address, known) => {
    const headers = { 'X-Real-IP': address };
    expect(clientOf(new Request('https://chat.example', { headers }))).toBe(known);
  });

  it('counts requests', async () => {
    const add = vi.fn();
    const log = vi.fn();
    const onEvent = countInto({ add }, log);
    const provider = ownCatalog({ search: () => Promise.reject(new Error('down')) });
    const counted = createRelay({ provider, onEvent });
    await counted.fetch(new Request('https://chat.example/trending'));
    await counted.fetch(new Request('https://chat.example/search?q=cat'));
    expect(add.mock.calls.map(([, attributes]) => attributes)).toEqual([
      { type: 'upstream', route: 'trending', status: '200' },
      { type: 'request', route: 'trending', status: '200' },
      { type: 'upstream', route: 'search', status: '0' },
      { type: 'request', route: 'search', status: '502' },
    ]);
    expect(log).toHaveBeenCalledOnce();
  });
});
