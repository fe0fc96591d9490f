import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = '/entry.js';

/** A bundle of some code that imports from this package. */
async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output.map((one) => ('code' in one ? one.code : '')))
    .join();
}

const index = fileURLToPath(new URL('./index.ts', import.meta.url));

it('bundles the calls that are imported, and no others', async () => {
  const code = await bundle(`export { getChannel } from ${JSON.stringify(index)};`);
  expect(code).toContain('/api/v4/channels/{id}');
  for (const other of ['/move/', '/ajax/', 'stories/{id}', 'schedule/{id}', 'pingback_id']) {
    expect(code).not.toContain(other);
  }
});

it('bundles nothing at all when nothing is used', async () => {
  const code = await bundle(`import ${JSON.stringify(index)}; export const nothing = 1;`);
  expect(code).not.toContain('/api/');
});
