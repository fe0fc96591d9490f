import { readFileSync } from 'node:fs';

/** In a statement of its own: Vite takes `new URL` with `import.meta.url` for the address of an asset. */
const here = import.meta.url;

/** Folder of the committed media: beside `src`, and beside the folder of the built package. */
export const mediaFolder = new URL('../media/', here);

/** The data of a file among the committed media. As a module, Node would take ten times as long to read it. */
export const readMediaData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, mediaFolder), 'utf8'));
