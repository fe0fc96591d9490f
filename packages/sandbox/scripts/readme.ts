/**
 * Writes what README.md says of calls and of awkward items, between its marks. Every answer in it
 * is one that a sandbox has just given to curl.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Call } from '../src/api/call.ts';
import { calls } from '../src/api/calls.ts';
import { fillExample } from '../src/api/examples.ts';
import { scenes } from '../src/art/scenes/index.ts';
import { awkwardId, awkwardItems } from '../src/catalog/awkward.ts';
import { catalogueEntries } from '../src/catalog/catalogue-entries.ts';
import { createSandbox } from '../src/create-sandbox.ts';
import { serve } from '../src/serve.ts';
import { createCatalogue } from '../src/store/catalogue.ts';
import { brief } from './brief.ts';

const run = promisify(execFile);
const readme = new URL('../README.md', import.meta.url);
const example = new URL('../src/readme-example.test.ts', import.meta.url);
const ORIGIN = 'http://localhost:4002';

const BODIES: Readonly<Record<string, string>> = {
  '/v2/pingback': '{"events":[{"ts":1700000000000,"action_type":"SEEN"}]}',
  '/_sandbox/faults': '{"path":"/v1/gifs/search","status":503,"times":1}',
};

const sandbox = createSandbox();
const server = await serve(sandbox, { port: 0 });
const catalogue = createCatalogue(catalogueEntries(scenes, 1, 0));

const readable = (path: string): string =>
  path.replace('/:version{v[12]}', '/v1').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

const curl = (args: readonly string[]) =>
  run('curl', ['--silent', ...args], { maxBuffer: 1e8 }).then(({ stdout }) => stdout);

const HEADERS = /^(HTTP|content-type|content-length|cache-control|location)/i;

/** Asks with curl: what was asked, and the JSON of the answer or the beginning of its head. */
const ask = async (args: readonly string[], url: string): Promise<[string[], string]> => {
  const body = await curl([...args, url]);
  if (body.startsWith('{')) return [[...args], brief(JSON.parse(body))];
  const head = [...args, ...(args.length > 0 ? ['--include'] : ['--head'])];
  const lines = (await curl([...head, url])).split('\r\n');
  return [head, lines.filter((line) => HEADERS.test(line)).join('\n')];
};

const section = async (call: Call): Promise<string> => {
  const path = fillExample(catalogue, call.example);
  const key = call.method === 'POST' ? 'apikey' : 'api_key';
  const query = call.open ? path : `${path}${path.includes('?') ? '&' : '?'}${key}=demo`;
  const body = call.method === 'POST' ? BODIES[path] : undefined;
  const method = call.method === 'GET' ? [] : ['-X', call.method];
  const [args, output] = await ask([...method, ...(body ? ['-d', body] : [])], server.url + query);
  const quoted = [...args, ORIGIN + query].map((word) => (/[?{]/.test(word) ? `'${word}'` : word));
  return `<details>
<summary><code>${call.method} ${readable(call.path)}</code> ${call.summary.replaceAll('<', '&lt;')}</summary>

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
// One after the other: some change what the next ones answer.
for (const call of calls) sections.push(await section(call));

let document = await readFile(readme, 'utf8');
document = between(document, 'calls', sections.join('\n'));
document = between(document, 'awkward', awkward());
document = between(document, 'example', `\`\`\`ts\n${await readFile(example, 'utf8')}\`\`\``);
await writeFile(readme, document);

catalogue.close();
await server.close();
await sandbox.close();
