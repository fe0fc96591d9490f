import { readFileSync } from 'node:fs';

/** The source runs as it is; in the built package, every module is in one folder. */
const isSource = import.meta.url.endsWith('.ts');

/** Folder of the committed media. */
export const mediaFolder = new URL(isSource ? '../../media/' : '../media/', import.meta.url);

/** The data of a file among the committed media. As a module, Node would take ten times as long to read it. */
export const readMediaData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, mediaFolder), 'utf8'));
