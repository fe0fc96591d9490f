import { dirname, relative } from 'node:path';
import type { FoundFiles } from '../files/find-files.ts';
import { type Manifest, Manifests } from '../manifests/find-manifests.ts';
import { type Successor, successorOf } from '../peer/successors.ts';
import { changeManifest, type RangeOf } from './change-manifest.ts';
import { neededByOthers, notesOnUnlisted } from './left-behind.ts';
import { isLookedAt, lookAt } from './look-at-file.ts';
import { type Package, Packages } from './packages.ts';

/** The manifests that are changed: those in the named paths, and the one that each path belongs to. */
function manifestsOf({ roots, files }: FoundFiles, manifests: Manifests): Set<Manifest> {
  const folders = new Set([...roots, ...files.map((file) => dirname(file))]);
  const nearest = [...folders].map((folder) => manifests.above(folder)[0]);
  return new Set(nearest.filter((manifest) => manifest !== undefined));
}

/** What files and folders use, by the manifest that lists it. */
class Uses {
  readonly #of = new Map<Manifest, Set<Successor>>();

  of(manifest: Manifest): ReadonlySet<Successor> {
    return this.#of.get(manifest) ?? new Set();
  }

  add(manifest: Manifest, names: ReadonlySet<Successor>): void {
    this.#of.set(manifest, new Set([...this.of(manifest), ...names]));
  }
}

/** Reads all files, and says what is to be done with them, package by package. Nothing is written. */
export function planMoves(found: FoundFiles, rangeOf: RangeOf): Package[] {
  const manifests = new Manifests();
  const editable = manifestsOf(found, manifests);
  const packages = new Packages();
  /** By the nearest manifest, and by all that list something of it. */
  const near = new Uses();
  const uses = new Uses();

  /** The nearest manifest, and those above that list what it does not. */
  function ownersOf(file: string, peers: readonly string[] = []): Manifest[] {
    const all = manifests.above(dirname(file));
    const [nearest] = all;
    const lists = (peer: string) =>
      [nearest, ...all].find((manifest) => manifest?.dependencies.has(peer));
    const owners = [nearest, ...peers.filter((peer) => successorOf(peer)).map(lists)];
    return [...new Set(owners)].flatMap((one) => (one && editable.has(one) ? [one] : []));
  }

  for (const file of found.files.filter(isLookedAt)) {
    const looked = lookAt(file);
    if (!looked) continue;
    const owners = ownersOf(file, looked.peers);
    const own = packages.of(owners);
    if (looked.change) own.changes.push(looked.change);
    if (looked.fault) own.faults.push(looked.fault);
    for (const owner of owners) uses.add(owner, looked.used);
    if (owners[0]) near.add(owners[0], looked.used);
  }
  for (const { path, target } of found.links) {
    const message = `A symbolic link that leads out, to ${relative(process.cwd(), target)}: it was not followed.`;
    const change = { file: path, text: '', edits: [], notes: [{ line: undefined, message }] };
    packages.of(ownersOf(path)).changes.push(change);
  }
  for (const { path, message } of found.closed) {
    const fault = { file: path, message: `cannot be listed (${message})`, blocks: false };
    packages.of(ownersOf(path)).faults.push(fault);
  }
  const listed = new Map<Manifest, ReadonlySet<string>>();
  for (const manifest of editable) {
    const needed = neededByOthers(manifest, { manifests, found });
    const { change, fault, dependencies } = changeManifest(manifest, {
      used: uses.of(manifest),
      kept: needed.peers,
      rangeOf,
    });
    const own = packages.of([manifest]);
    own.changes.push(...needed.changes);
    if (change) own.changes.push(change);
    if (fault) own.faults.push(fault);
    listed.set(manifest, dependencies);
  }
  const listedBy = (manifest: Manifest) => listed.get(manifest) ?? manifest.dependencies;
  for (const manifest of editable) {
    const notes = notesOnUnlisted(manifest, near.of(manifest), { manifests, listedBy });
    packages.of([manifest]).changes.push(...notes);
  }
  return packages.all;
}
