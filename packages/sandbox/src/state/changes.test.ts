import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalog } from '../catalog/search/catalog.ts';
import { openStore, type Store } from './store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gifkit-sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

const cta = { link: 'https://example.com', text: 'Shop' };
const catalog = createCatalog([]);
afterAll(() => catalog.close());
const open = (path?: string): Store => openStore(path, catalog);

describe('changes', () => {
  it('are kept in a file', () => {
    const path = join(folder, 'changes.sqlite');
    const first = open(path);
    first.ctas.put('a', { link: 'https://example.com/old', text: 'Old' });
    first.ctas.put('a', cta);
    first.ctas.put('b', cta);
    first.ctas.remove('b');
    first.close();
    const second = open(path);
    expect([second.ctas.get('a'), second.ctas.get('b')]).toEqual([cta, undefined]);
    second.close();
  });

  it('are lost without a file', () => {
    const store = open();
    store.ctas.put('a', cta);
    store.reset();
    expect(store.ctas.get('a')).toBeUndefined();
    store.close();
    const next = open();
    expect(next.ctas.get('a')).toBeUndefined();
    next.close();
  });

  it('are not kept in a file that is not a database', async () => {
    const path = join(folder, 'notes.txt');
    await writeFile(path, 'Not a database, however long it may be.\n'.repeat(100));
    expect(() => open(path)).toThrow(`Cannot open ${path} as a database: `);
  });
});
