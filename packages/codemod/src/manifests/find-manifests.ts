import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyOf, propertiesOf, readJson } from '../json/read-json.ts';
import { dependenciesIn } from './rewrite-manifest.ts';

/** The package.json of a package. */
export interface Manifest {
  file: string;
  folder: string;
  /** The names of what it lists, in all sections. */
  dependencies: ReadonlySet<string>;
  /** Where it is really, if it is a symbolic link. */
  target: string | undefined;
}

/** A package.json that says no more than how files are read (`{ "type": "module" }`) belongs to a package above it. */
const MARKS_ONLY = new Set(['type', 'sideEffects', 'main', 'module', 'types', 'private']);

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const real = realpathSync(file);
  const target = real === file ? undefined : real;
  try {
    const { root } = readJson(readFileSync(file, 'utf8'));
    const names = propertiesOf(root).map(keyOf);
    if (names.length && names.every((name) => MARKS_ONLY.has(name))) return undefined;
    return { file, folder, dependencies: dependenciesIn(root), target };
  } catch {
    // What it lacks is told where it is to be changed.
    return { file, folder, dependencies: new Set(), target };
  }
}

/** Finds manifests, and reads each once. */
export class Manifests {
  readonly #inFolder = new Map<string, Manifest | undefined>();

  /** The manifests of a folder and of those above it, nearest first, up to the repository's own folder. */
  above(folder: string): Manifest[] {
    if (!this.#inFolder.has(folder)) this.#inFolder.set(folder, readManifest(folder));
    const own = this.#inFolder.get(folder);
    const next = dirname(folder);
    const isTop = next === folder || existsSync(join(folder, '.git'));
    return [...(own ? [own] : []), ...(isTop ? [] : this.above(next))];
  }
}
