/** Writes the index files that import every scene and every sound by name. */
import { readdir, writeFile } from 'node:fs/promises';
import type { Scene } from '../src/scene.ts';

interface Found {
  name: string;
  file: string;
  kind?: Scene['kind'];
}

const stem = (file: string): string => file.slice(0, -'.ts'.length);

const drawnIn = async (folder: URL): Promise<Found[]> => {
  const files = (await readdir(folder)).filter((file) => file !== 'index.ts').sort();
  const found: Found[] = [];
  for (const file of files) {
    const exports: Record<string, Partial<Scene>> = await import(new URL(file, folder).href);
    for (const [name, { slug, kind }] of Object.entries(exports)) {
      if (slug) found.push(kind ? { name, file, kind } : { name, file });
    }
  }
  return found;
};

const write = (
  folder: URL,
  type: string,
  from: string,
  list: string,
  found: Found[],
  doc: string,
) =>
  writeFile(
    new URL('index.ts', folder),
    `import type { ${type} } from '${from}';
${found
  .toSorted((a, b) => (stem(a.file) < stem(b.file) ? -1 : 1))
  .map(({ name, file }) => `import { ${name} } from './${file}';`)
  .join('\n')}

/** ${doc} Written by \`pnpm run generate\`. */
export const ${list}: readonly ${type}[] = [
${found.map(({ name }) => `  ${name},`).join('\n')}
];
`,
  );

const scenesFolder = new URL('../src/scenes/', import.meta.url);
const scenes = await drawnIn(scenesFolder);
const ordered = (['gif', 'sticker', 'clip'] as const).flatMap((kind) =>
  scenes.filter((scene) => scene.kind === kind),
);
const about = 'All loops of the catalog: GIFs, then stickers, then clips.';
await write(scenesFolder, 'Scene', '../scene.ts', 'scenes', ordered, about);

const soundsFolder = new URL('../src/sounds/', import.meta.url);
const sounds = await drawnIn(soundsFolder);
await write(soundsFolder, 'Sound', '../sound.ts', 'sounds', sounds, 'Sounds of all clips.');
