import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import ts from 'typescript';

/** Replaces Pagefind's own module, which the search field of Starlight imports by its name. */
const TOLERANT = `import * as exact from './exact.js';
import { tolerant } from './tolerant-search.js';
export * from './exact.js';
const basePath = new URL('.', import.meta.url).href;
export const options = (given) => exact.options({ basePath, ...given });
export const search = tolerant(exact.search);
`;

async function tolerantFiles(): Promise<{ path: string; content: string }[]> {
  const source = await readFile(join(import.meta.dirname, 'tolerant-search.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return [
    { path: 'pagefind.js', content: TOLERANT },
    { path: 'tolerant-search.js', content: outputText },
  ];
}

/**
 * Writes the search index and makes the search tolerant. Starlight also has Pagefind write the index, but ends
 * Pagefind's process too early: on a busy machine some files are empty or missing. This process writes them again.
 *
 * @param site folder of the built pages.
 * @throws {Error} if Pagefind cannot read them.
 */
export async function writeSearchIndex(site: string): Promise<void> {
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
    const added = await index.addDirectory({ path: site });
    const { files, errors: failed } = await index.getFiles();
    const all = [...added.errors, ...failed];
    if (all.length > 0) throw new Error(`Pagefind could not index the site: ${all.join(', ')}`);
    const exact = files.map(({ path, content }) => ({
      path: path === 'pagefind.js' ? 'exact.js' : path,
      content,
    }));
    for (const { path, content } of [...exact, ...(await tolerantFiles())]) {
      const file = join(site, 'pagefind', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await close();
  }
}
