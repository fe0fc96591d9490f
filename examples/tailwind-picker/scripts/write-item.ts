/** Writes the component's source into the registry item. */
import { readFileSync, writeFileSync } from 'node:fs';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const item = JSON.parse(readFileSync(at('gif-picker.json'), 'utf8'));
for (const file of item.files) file.content = readFileSync(at(file.path), 'utf8');
writeFileSync(at('gif-picker.json'), `${JSON.stringify(item, null, 2)}\n`);
