/** Writes dist/custom-elements.json. */
import { writeFileSync } from 'node:fs';
import { manifest } from './manifest.ts';

const file = new URL('../dist/custom-elements.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(manifest)}\n`);
