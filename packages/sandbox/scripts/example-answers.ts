import { examplePath } from '../src/admin/start-page.ts';
import { catalogEntries } from '../src/catalog/catalog-entries.ts';
import { scenes } from '../src/catalog/scenes.ts';
import { createCatalog } from '../src/catalog/search/catalog.ts';
import { createSandbox } from '../src/create-sandbox.ts';
import { endpoints } from '../src/endpoints.ts';

import { brief } from './brief.ts';

const ORIGIN = 'http://localhost:4002';

const BODIES: Readonly<Record<string, string>> = {
  '/v2/pingback': '{"events":[{"ts":1700000000000,"action_type":"SEEN"}]}',
  '/_sandbox/faults': '{"path":"/v1/gifs/search","status":503,"times":1}',
  '/_sandbox/clock': '{"now":"2030-01-01T12:00:00Z"}',
};

/** One call, as curl sends it, and what a sandbox has just answered. */
export interface ExampleAnswer {
  method: string;
  summary: string;
  /** For a shell. */
  command: string;
  /** JSON, shortened, or the headers. */
  answer: string;
}

const HEADERS = ['content-type', 'content-length', 'cache-control', 'location'];

const shown = async (response: Response): Promise<string> => {
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    return brief(await response.json());
  }
  await response.body?.cancel();
  const lines = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  return [`HTTP/1.1 ${response.status}`, ...lines].join('\n');
};

const inShell = (word: string): string => (/[?&{ ]/.test(word) ? `'${word}'` : word);

/** Asks a sandbox for the example of every endpoint of its table, one after the other: some change what the next ones answer. */
export async function exampleAnswers(): Promise<ExampleAnswer[]> {
  const sandbox = createSandbox();
  const catalog = createCatalog(catalogEntries(scenes, 1, 0));
  try {
    const answers: ExampleAnswer[] = [];
    for (const endpoint of endpoints) {
      const { method, summary, example } = endpoint;
      if (!example) continue;
      const url = ORIGIN + examplePath(catalog, endpoint, 'demo');
      const body = ['POST', 'PUT'].includes(method) ? BODIES[example] : undefined;
      const response = await sandbox.fetch(new Request(url, { method, ...(body && { body }) }));
      const answer = await shown(response);
      const command = [
        'curl',
        ...(answer.startsWith('HTTP') ? ['--include'] : []),
        ...(method === 'GET' ? [] : ['-X', method]),
        ...(body ? ['-d', body] : []),
        url,
      ];
      answers.push({ method, summary, command: command.map(inShell).join(' '), answer });
    }
    return answers;
  } finally {
    catalog.close();
    await sandbox.close();
  }
}

/** The OpenAPI document that a sandbox serves. */
export async function readOpenApi(): Promise<unknown> {
  const sandbox = createSandbox();
  try {
    return await (await sandbox.fetch(new Request(`${ORIGIN}/openapi.json`))).json();
  } finally {
    await sandbox.close();
  }
}
