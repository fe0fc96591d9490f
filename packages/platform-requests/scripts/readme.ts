/** Writes the table of calls into the readme. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withCallTable } from './call-table.ts';

const readme = new URL('../README.md', import.meta.url);
writeFileSync(readme, withCallTable(readFileSync(readme, 'utf8')));
