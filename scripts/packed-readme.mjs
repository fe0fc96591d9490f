/**
 * Around a `pnpm pack` or `publish` of the package in the working folder: `prepack` makes the links of its
 * README absolute, `postpack` puts the README back. Does nothing while the repository has no address: then
 * nothing is published either.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { siteOf } from './published-manifest.mjs';
import { withAbsoluteLinks } from './readme-links.mjs';

const COPY = '.readme-before-packing.md';
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function restore() {
  if (existsSync(COPY)) renameSync(COPY, 'README.md');
}

/** @param {{ repository?: { url: string } }} workspace the root's package.json */
function makeAbsolute({ repository }) {
  restore(); // what a run that broke off has left
  if (!repository) return;
  const directory = `packages/${read('package.json').name.replace('@gifkit/', '')}`;
  const markdown = readFileSync('README.md', 'utf8');
  writeFileSync(COPY, markdown);
  writeFileSync('README.md', withAbsoluteLinks(markdown, siteOf(repository.url), directory));
}

if (process.argv[2] === 'prepack') makeAbsolute(read(new URL('../package.json', import.meta.url)));
else restore();
