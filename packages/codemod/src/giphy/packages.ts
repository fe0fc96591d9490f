import { dirname } from 'node:path';
import type { Edit } from '../edit/edits.ts';
import type { Manifest } from '../manifests/find-manifests.ts';
import type { Note } from '../peer/note.ts';

/** A file that is about to be written, or that has places to look at. */
export interface Change {
  file: string;
  text: string;
  edits: Edit[];
  notes: Note[];
}

/** A file that stays as it is, and why. */
export interface Fault {
  file: string;
  message: string;
  /** Whether it would have to change: without it, no other file of its package changes. */
  blocks: boolean;
}

/** Files that change together or not at all: the sources of a package and its manifest. */
export interface Package {
  /** Of more than one, if its sources use what a manifest above lists; of none, if there is none. */
  manifests: Manifest[];
  changes: Change[];
  faults: Fault[];
}

/** The folder of a package. */
export const folderOf = ({ manifests, changes, faults }: Package): string =>
  manifests[0]?.folder ?? dirname((changes[0] ?? faults[0])?.file ?? '');

/** Sorts files into packages. */
export class Packages {
  readonly #of = new Map<Manifest, Package>();
  readonly #without: Package[] = [];

  /** The package of some manifests, which become one. Without any, a package of its own. */
  of(manifests: readonly Manifest[]): Package {
    const known = [...new Set(manifests.flatMap((manifest) => this.#of.get(manifest) ?? []))];
    const [first] = known;
    if (first && manifests.every((manifest) => this.#of.get(manifest) === first)) return first;
    const own: Package = {
      manifests: [...new Set([...known.flatMap((one) => one.manifests), ...manifests])],
      changes: known.flatMap(({ changes }) => changes),
      faults: known.flatMap(({ faults }) => faults),
    };
    if (!manifests.length) this.#without.push(own);
    for (const manifest of own.manifests) this.#of.set(manifest, own);
    return own;
  }

  get all(): Package[] {
    return [...new Set([...this.#of.values(), ...this.#without])];
  }
}
