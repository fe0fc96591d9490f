import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChanges } from './changes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gifkit-sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

const cta = { link: 'https://example.com', text: 'Shop' };

describe('changes', () => {
  it('outlive the sandbox in a file', () => {
    const path = join(folder, 'changes.sqlite');
    const first = openChanges(path);
    first.setCta('a', { link: 'https://example.com/old', text: 'Old' });
    first.setCta('a', cta);
    first.setCta('b', cta);
    first.removeCta('b');
    first.close();
    const second = openChanges(path);
    expect([second.cta('a'), second.cta('b')]).toEqual([cta, undefined]);
    second.close();
  });

  it('are forgotten without one', () => {
    const changes = openChanges();
    changes.setCta('a', cta);
    changes.clear();
    expect(changes.cta('a')).toBeUndefined();
    changes.close();
    expect(openChanges().cta('a')).toBeUndefined();
  });

  it('are not kept in a file that is no database', async () => {
    const path = join(folder, 'notes.txt');
    await writeFile(path, 'Not a database, however long it may be.\n'.repeat(100));
    expect(() => openChanges(path)).toThrow(`Cannot open ${path} as a database: `);
  });
});
