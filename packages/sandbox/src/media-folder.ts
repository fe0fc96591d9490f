import { readFileSync } from 'node:fs';

/** Folder of the committed media: beside `src`, and beside the folder of the built package. */
export const mediaFolder = new URL('../media/', import.meta.url);

/** The data of a file among the committed media. As a module, Node would take ten times as long to read it. */
export const readMediaData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, mediaFolder), 'utf8'));
