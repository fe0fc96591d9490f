/**
 * Writes the sections of README.md about endpoints and awkward items, between their marks. Every
 * response in it is one that a sandbox has just sent to curl.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { examplePath } from '../src/api/example.ts';
import { awkwardId, awkwardItems } from '../src/catalog/awkward.ts';
import { catalogEntries } from '../src/catalog/catalog-entries.ts';
import { createSandbox } from '../src/create-sandbox.ts';
import type { Endpoint } from '../src/endpoint/endpoint.ts';
import { endpoints } from '../src/endpoints.ts';
import { scenes } from '../src/scenes/scenes.ts';
import { createCatalog } from '../src/search/catalog.ts';
import { serve } from '../src/serve.ts';
import { brief } from './brief.ts';

const run = promisify(execFile);
const readme = new URL('../README.md', import.meta.url);
const example = new URL('../src/readme-example.test.ts', import.meta.url);
const ORIGIN = 'http://localhost:4002';

const BODIES: Readonly<Record<string, string>> = {
  '/v2/pingback': '{"events":[{"ts":1700000000000,"action_type":"SEEN"}]}',
  '/_sandbox/faults': '{"path":"/v1/gifs/search","status":503,"times":1}',
  '/_sandbox/replay': '{"steps":[]}',
  '/_sandbox/rate-limit': '{"perHour":100}',
  '/_sandbox/clock': '{"now":"2030-01-01T12:00:00Z"}',
};

const sandbox = createSandbox();
const server = await serve(sandbox, { port: 0 });
await sandbox.namespace('demo').fetch(new Request(server.url));
const catalog = createCatalog(catalogEntries(scenes, 1, 0));

const readable = (path: string): string =>
  path.replace('/:version{v[12]}', '/v1').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

const curl = (args: readonly string[]) =>
  run('curl', ['--silent', ...args], { maxBuffer: 1e8 }).then(({ stdout }) => stdout);

const HEADERS = /^(HTTP|content-type|content-length|cache-control|location)/i;

/** Sends a request with curl. Gives the arguments, and the JSON of the response or its headers. */
const ask = async (args: readonly string[], url: string): Promise<[string[], string]> => {
  // One request alone: a second one would find that the first has removed something.
  const [head = '', body = ''] = (await curl([...args, '--include', url])).split('\r\n\r\n', 2);
  if (body.startsWith('{')) return [[...args], brief(JSON.parse(body))];
  const shown = [...args, ...(args.length > 0 ? ['--include'] : ['--head'])];
  const lines = head.split('\r\n');
  return [shown, lines.filter((line) => HEADERS.test(line)).join('\n')];
};

const section = async (endpoint: Endpoint): Promise<string> => {
  const path = examplePath(catalog, endpoint, 'demo');
  const body = ['POST', 'PUT'].includes(endpoint.method) ? BODIES[endpoint.example] : undefined;
  const method = endpoint.method === 'GET' ? [] : ['-X', endpoint.method];
  const [args, output] = await ask([...method, ...(body ? ['-d', body] : [])], server.url + path);
  const quoted = [...args, ORIGIN + path].map((word) => (/[?{]/.test(word) ? `'${word}'` : word));
  return `<details>
<summary><code>${endpoint.method} ${readable(endpoint.path)}</code> ${endpoint.summary.replaceAll('<', '&lt;')}</summary>

\`\`\`console
$ curl ${quoted.join(' ')}
${output.replaceAll(new URL(server.url).host, new URL(ORIGIN).host)}
\`\`\`

</details>`;
};

const awkward = (): string =>
  [
    '| Id | What is awkward about it |',
    '| --- | --- |',
    ...awkwardItems.map(({ name, about }) => `| \`${awkwardId(name)}\` | ${about} |`),
  ].join('\n');

const between = (document: string, name: string, content: string): string => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(open);
  const to = document.indexOf(close);
  if (from < 0 || to < from) throw new Error(`README.md has no marks for "${name}".`);
  return `${document.slice(0, from)}${open}\n${content}\n${document.slice(to)}`;
};

const sections: string[] = [];
// One after the other, because some change the responses of the next ones.
for (const endpoint of endpoints) sections.push(await section(endpoint));

let document = await readFile(readme, 'utf8');
document = between(document, 'endpoints', sections.join('\n'));
document = between(document, 'awkward', awkward());
document = between(document, 'example', `\`\`\`ts\n${await readFile(example, 'utf8')}\`\`\``);
await writeFile(readme, document);

catalog.close();
await server.close();
await sandbox.close();
