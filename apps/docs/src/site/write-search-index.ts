import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/**
 * Writes the index of the site's search. Starlight has Pagefind write it, and ends Pagefind's process as soon as
 * it says that it is done: on a busy machine some files are empty or missing then. So they are written once more,
 * by this process.
 *
 * @param site the folder of the built pages.
 * @throws {Error} when Pagefind cannot read them.
 */
export async function writeSearchIndex(site: string): Promise<void> {
  try {
    const { index, errors } = await createIndex();
    if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
    const added = await index.addDirectory({ path: site });
    const { files, errors: failed } = await index.getFiles();
    const all = [...added.errors, ...failed];
    if (all.length > 0) throw new Error(`Pagefind could not index the site: ${all.join(', ')}`);
    for (const { path, content } of files) {
      const file = join(site, 'pagefind', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await close();
  }
}
