import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFaults, readScenarioFile } from './command-files.ts';
import { UsageError } from './usage-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gifkit-sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

const failure = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return String((error as Error).message).replaceAll(`${folder}/`, '');
  }
  return '';
};

describe('faults of the command line', () => {
  it('are JSON, or files with one or a list, in their order', async () => {
    const one = await file('one.json', '{"path":"/b","status":502}');
    const list = await file(
      'list.json',
      '[{"path":"/c","status":503},{"path":"/d","latencyMs":9}]',
    );
    expect(readFaults(['{"path":"/a","status":501}', one, list])).toEqual([
      { path: '/a', status: 501 },
      { path: '/b', status: 502 },
      { path: '/c', status: 503 },
      { path: '/d', latencyMs: 9 },
    ]);
    expect(readFaults([' [{"path":"/a","status":501}]'])).toHaveLength(1);
  });

  it('are refused with their place and what is wrong', async () => {
    const list = await file('bad.json', '[{"path":"/c"},{"path":"/d","status":99}]');
    const text = await file('text.json', 'a text');
    expect(failure(() => readFaults(['{"path":"v1"}']))).toBe(
      '--fault {"path":"v1"}: Field "path" must be a path that begins with /.',
    );
    expect(failure(() => readFaults([list]))).toBe(
      '--fault bad.json, fault 1: Field "status" must be from 200 to 599.',
    );
    expect(failure(() => readFaults(['{"path":']))).toMatch(/^--fault \{"path": is no JSON: /);
    expect(failure(() => readFaults([text]))).toMatch(/^--fault text\.json is no JSON: /);
    expect(failure(() => readFaults([join(folder, 'none.json')]))).toMatch(
      /^--fault cannot read the file "none\.json": ENOENT: /,
    );
  });
});

describe('a scenario of the command line', () => {
  const step = {
    request: { method: 'GET', path: '/v1/gifs/trending', query: { api_key: '*' } },
    response: { status: 418, headers: {}, body: 'tea' },
  };

  it('is a file', async () => {
    const path = await file('tea.json', JSON.stringify({ steps: [step], leftOut: 0 }));
    expect(readScenarioFile(path).steps).toEqual([step]);
  });

  it('is refused with its place and what is wrong', async () => {
    const path = await file('half.json', JSON.stringify({ steps: [step, {}] }));
    expect(failure(() => readScenarioFile(path))).toBe(
      '--scenario half.json: Step 1 needs a request with method, path and query.',
    );
    expect(failure(() => readScenarioFile(folder))).toMatch(/^--scenario cannot read the file /);
  });
});
