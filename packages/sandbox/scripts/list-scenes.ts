/** Writes src/art/scenes/index.ts, which imports every scene by name: GIFs first, then stickers, then clips. */
import { readdir, writeFile } from 'node:fs/promises';
import type { Scene } from '../src/art/scene.ts';

const folder = new URL('../src/art/scenes/', import.meta.url);
const kinds: readonly Scene['kind'][] = ['gif', 'sticker', 'clip'];

const found: { name: string; file: string; kind: Scene['kind'] }[] = [];
for (const file of await readdir(folder)) {
  if (!file.endsWith('.ts') || file === 'index.ts') continue;
  const exports: Record<string, Partial<Scene>> = await import(new URL(file, folder).href);
  for (const [name, { slug, kind }] of Object.entries(exports)) {
    if (slug && kind) found.push({ name, file, kind });
  }
}

const byFile = found.toSorted((a, b) => (a.file < b.file ? -1 : 1));
const ordered = kinds.flatMap((kind) => byFile.filter((scene) => scene.kind === kind));

await writeFile(
  new URL('index.ts', folder),
  `import type { Scene } from '../scene.ts';
${byFile.map(({ name, file }) => `import { ${name} } from './${file}';`).join('\n')}

/** Every loop of the catalogue: GIFs, then stickers, then clips. Written by \`pnpm run generate\`. */
export const scenes: readonly Scene[] = [
${ordered.map(({ name }) => `  ${name},`).join('\n')}
];
`,
);
