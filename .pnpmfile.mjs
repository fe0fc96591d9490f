/** Rewrites each package.json for `pnpm pack` and `pnpm publish`. */
import { readFileSync } from 'node:fs';
import { toPublished } from './scripts/published-manifest.mjs';

const workspace = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export const hooks = { beforePacking: (manifest) => toPublished(manifest, workspace) };
