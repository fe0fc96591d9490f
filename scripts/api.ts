/** Writes what the packages export: `packages/<name>/<name>.api.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiReports } from './api-reports.ts';

const root = new URL('..', import.meta.url);

function read(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return undefined;
  }
}

for (const [path, text] of apiReports()) {
  const url = new URL(path, root);
  const isNew = read(url) !== text;
  if (isNew) writeFileSync(url, text);
  console.log(`${isNew ? 'changed' : 'same   '} ${path}`);
}
