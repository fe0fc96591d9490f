import { readFileSync } from 'node:fs';

/** Separate statement: Vite treats `new URL` with `import.meta.url` as an asset. */
const here = import.meta.url;

/** Folder of the committed media, beside `src` and `dist`. */
export const mediaFolder = new URL('../media/', here);

/** Reads a committed JSON file. Importing it as a module takes ten times as long. */
export const readMediaData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, mediaFolder), 'utf8'));
