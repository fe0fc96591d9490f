import { expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { serve } from '../serve.ts';
import { refuseForeign } from './guard.ts';

const CONTROL = 'GET /_sandbox/requests';
const CHANGE = 'PUT /v1/gifs/a/cta?api_key=k';
const PINGBACK = 'POST /v2/pingback?apikey=k';

interface Sent {
  origin?: string;
  site?: string;
  dest?: string;
}

/** Status of a request to this host; 200 stands for all that the guard lets pass. */
const guard = (line: string, host: string, { origin, site, dest }: Sent, allowed: string[]) => {
  const [method = '', path = ''] = line.split(' ');
  const headers = new Headers({
    ...(origin && { origin }),
    ...(site && { 'sec-fetch-site': site }),
    ...(dest && { 'sec-fetch-dest': dest }),
  });
  return refuseForeign(new Request(`http://${host}${path}`, { method, headers }), allowed);
};

const EVIL = 'https://evil.example';
const ALLOWED = ['sandbox', 'gallery.test'];
const foreign = (dest: string): Sent => ({ site: 'cross-site', dest });

it.each<[about: string, status: number, line: string, host: string, sent: Sent]>([
  ['the host localhost', 200, CONTROL, 'localhost:4002', {}],
  ['the host 127.0.0.1', 200, CONTROL, '127.0.0.1:4002', {}],
  ['the host [::1]', 200, CONTROL, '[::1]:4002', {}],
  ['the host LOCALHOST', 200, CONTROL, 'LOCALHOST:4002', {}],
  ['a configured host', 200, CONTROL, 'sandbox:4002', {}],
  ['a foreign host, as in DNS rebinding', 403, CONTROL, 'evil.example:4002', {}],
  ['its page', 403, CONTROL, 'evil.example:4002', { origin: 'http://evil.example:4002' }],
  ['a page of localhost', 200, CONTROL, 'localhost', { origin: 'http://localhost:4000' }],
  ['a page of 127.0.0.1', 200, CONTROL, 'localhost', { origin: 'http://127.0.0.1:4001' }],
  ['a page of [::1]', 200, CONTROL, 'localhost', { origin: 'https://[::1]' }],
  ['a configured page', 200, CONTROL, 'sandbox', { origin: 'https://gallery.test' }],
  ['a foreign page', 403, CONTROL, 'localhost', { origin: EVIL }],
  ['one below a name', 403, CONTROL, 'localhost', { origin: 'https://localhost.evil.example' }],
  ['a page without an origin', 403, CONTROL, 'localhost', { origin: 'null' }],
  ['an origin that is no URL', 403, CONTROL, 'localhost', { origin: 'localhost' }],
  ['a picture on another site', 403, CONTROL, 'localhost', foreign('image')],
  ['a frame on another site', 403, CONTROL, 'localhost', foreign('iframe')],
  ['a link on another site', 200, CONTROL, 'localhost', foreign('document')],
  ['an encoded path', 403, 'POST /%5Fsandbox/reset', 'localhost', { origin: EVIL }],
  ['a path with dots', 403, 'POST /x/../_sandbox/reset', 'localhost', { origin: EVIL }],
  ['a page that reads', 200, 'GET /v1/gifs/trending', 'gifs.test', { origin: EVIL }],
  ['its preflight', 200, 'OPTIONS /v1/gifs/trending', 'gifs.test', { origin: EVIL }],
  ['a change by a foreign page', 403, CHANGE, 'localhost', { origin: EVIL }],
  ['one by a rebound name', 403, CHANGE, 'evil.example', { origin: 'http://evil.example' }],
  ['one by a sandboxed frame', 403, CHANGE, 'localhost', { origin: 'null' }],
  ['a pingback of a foreign page', 403, PINGBACK, 'localhost', { origin: EVIL }],
  ['a pingback of a sandboxed frame', 200, PINGBACK, 'localhost', { origin: 'null' }],
  ['another port', 200, CHANGE, 'localhost', { origin: 'http://localhost:3000' }],
  ['another loopback address', 200, CHANGE, 'localhost', { origin: 'http://127.0.0.1:3000' }],
  ['a name below localhost', 200, CHANGE, 'localhost', { origin: 'http://app.localhost:3000' }],
  ['this machine’s address', 200, CHANGE, '192.0.2.7:4', { origin: 'http://192.0.2.7:3000' }],
  ['its IPv6 address', 200, CHANGE, '[2001:db8::7]:4', { origin: 'http://[2001:db8::7]' }],
  ['a change by a configured page', 200, CHANGE, 'localhost', { origin: 'https://gallery.test' }],
  ['a program, which has no origin', 200, CHANGE, 'localhost', {}],
])('responds to %s with %d', (_, status, line, host, sent) => {
  expect(guard(line, host, sent, ALLOWED)?.status ?? 200).toBe(status);
});

it('lets a sandboxed frame change data, but not use the sandbox’s endpoints, if configured', () => {
  expect(guard(CHANGE, 'localhost', { origin: 'null' }, ['null'])).toBeUndefined();
  expect(guard(CONTROL, 'localhost', { origin: 'null' }, ['null'])?.status).toBe(403);
});

it('guards a server, with the reason in the response, but no function', async () => {
  const sandbox = createSandbox();
  const server = await serve(sandbox, { port: 0 });
  const headers = { Origin: EVIL };
  const refused = async (path: string) =>
    (await (await fetch(server.url + path, { method: 'POST', headers })).json()).meta;
  expect(await refused('/_sandbox/reset')).toMatchObject({
    status: 403,
    msg: 'Only localhost, 127.0.0.1, [::1] may use /_sandbox/; --allowed-hosts adds others.',
  });
  expect(await refused('/v2/pingback?apikey=k')).toMatchObject({
    status: 403,
    msg: 'Pages of evil.example may read, but change nothing; --allowed-hosts evil.example lets them.',
  });
  const request = new Request('https://api.giphy.com/_sandbox/requests', { headers });
  expect((await sandbox.fetch(request)).status).toBe(200);
  await server.close();
  await sandbox.close();
});
