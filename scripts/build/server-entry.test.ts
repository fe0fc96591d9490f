import type { OutputChunk } from 'rolldown';
import { expect, it } from 'vitest';
import { serverEntry } from './server-entry.ts';

/** Modules as rolldown writes them: what they import, by file. */
const modulesOf = (imports: Record<string, string[]>, code: string) =>
  new Map(
    Object.entries(imports).map(([fileName, imported]) => [
      fileName,
      { fileName, code, imports: imported, dynamicImports: [] as string[] } as OutputChunk,
    ]),
  );

const CODE = [
  'import { GifPicker } from "./GifPicker.js";',
  'import { toMarkdown, toUrl } from "./send/formats.js";',
  'export { GifPicker, toMarkdown, toUrl };',
].join('\n');

const IMPORTS = {
  'picker/index.js': ['picker/GifPicker.js', 'picker/send/formats.js'],
  'picker/GifPicker.js': ['shared/use-hydrated.js', 'react/jsx-runtime'],
  'shared/use-hydrated.js': ['react'],
  'picker/send/formats.js': ['@gifkit/model'],
};

function entryOf(imports: Record<string, string[]>) {
  const modules = modulesOf(imports, CODE);
  const entry = modules.get('picker/index.js') as OutputChunk;
  return serverEntry(entry, modules, './client.js');
}

it('lets a server use what needs no React, and hands the rest to clients', () => {
  expect(entryOf(IMPORTS)).toEqual({
    server:
      "export { toMarkdown, toUrl } from './send/formats.js';\nexport { GifPicker } from './client.js';\n",
    client: "'use client';\nexport { GifPicker } from './GifPicker.js';\n",
  });
});

it('hands clients what comes from a package of hooks, and what stands on it', () => {
  const code = [
    'import { GifPicker } from "./GifPicker.js";',
    'import { LabelsProvider } from "@gifkit/headless";',
    'import { toUrl } from "@gifkit/headless/core/picker";',
    'export { GifPicker, LabelsProvider, toUrl };',
  ].join('\n');
  const modules = modulesOf(
    { 'picker/index.js': ['picker/GifPicker.js'], 'picker/GifPicker.js': ['@gifkit/headless'] },
    code,
  );
  const entry = modules.get('picker/index.js') as OutputChunk;
  expect(serverEntry(entry, modules, './client.js')).toEqual({
    server:
      "export { toUrl } from '@gifkit/headless/core/picker';\nexport { GifPicker, LabelsProvider } from './client.js';\n",
    client:
      "'use client';\nexport { GifPicker } from './GifPicker.js';\nexport { LabelsProvider } from '@gifkit/headless';\n",
  });
});

it('follows imports that go in a circle', () => {
  const circle = { ...IMPORTS, 'picker/send/formats.js': ['picker/index.js'] };
  const { server } = entryOf({ ...circle, 'picker/GifPicker.js': ['picker/send/formats.js'] });
  expect(server).toContain("export { toMarkdown, toUrl } from './send/formats.js';");
});

it('stops at a name that it cannot follow', () => {
  const modules = modulesOf(IMPORTS, 'const one = 1;\nexport { one };');
  const entry = modules.get('picker/index.js') as OutputChunk;
  expect(() => serverEntry(entry, modules, './client.js')).toThrow(
    'picker/index.js does not say where one comes from.',
  );
});
