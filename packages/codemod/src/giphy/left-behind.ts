import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { lineAt } from '../edit/edits.ts';
import { type FoundFiles, findFiles, isIn } from '../files/find-files.ts';
import type { Manifest, Manifests } from '../manifests/find-manifests.ts';
import { type Successor, successorOf } from '../peer/successors.ts';
import { isLookedAt, peerInPath } from './look-at-file.ts';
import type { Change } from './packages.ts';

/** A text that is known to have something to look at, which is nothing to change. */
const noteOn = (file: string, line: number | undefined, message: string): Change => ({
  file,
  text: '',
  edits: [],
  notes: [{ line, message }],
});

const namedFrom = (file: string): string => relative(process.cwd(), file);

/** Packages that are imported now, and that no manifest lists. */
export function notesOnUnlisted(
  manifest: Manifest,
  used: ReadonlySet<Successor>,
  {
    manifests,
    listedBy,
  }: { manifests: Manifests; listedBy: (one: Manifest) => ReadonlySet<string> },
): Change[] {
  const all = manifests.above(manifest.folder);
  const missing = [...used].filter((name) => !all.some((one) => listedBy(one).has(name)));
  if (!missing.length) return [];
  const old = all.find((one) => [...listedBy(one)].some((name) => successorOf(name)));
  const hint = old
    ? ` ${namedFrom(old.file)}, which was not named, lists what was used before.`
    : '';
  const message = `Add ${missing.join(', ')}: used here now, and not listed.${hint}`;
  return [noteOn(manifest.file, undefined, message)];
}

/** A file as text, ASCII at least; of a file that cannot be read, which nobody asked for, none. */
function plainTextOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** Files that were not named, and still import what their manifest has lost. */
export function notesOnOthers(
  manifest: Manifest,
  lost: readonly string[],
  { manifests, found }: { manifests: Manifests; found: FoundFiles },
): Change[] {
  if (!lost.length || found.roots.some((root) => isIn(manifest.folder, root))) return [];
  const known = new Set(found.files);
  return findFiles([manifest.folder])
    .files.filter((file) => !known.has(file) && isLookedAt(file))
    .flatMap((file) => {
      const text = plainTextOf(file);
      const [nearest] = manifests.above(dirname(file));
      const name = lost.find(
        (peer) =>
          (text.includes(peer) || peerInPath(file) === peer) &&
          (nearest === manifest || !nearest?.dependencies.has(peer)),
      );
      const message = `Names ${name}, which ${namedFrom(manifest.file)} lists no longer: run the codemod on it, too.`;
      if (!name) return [];
      const place = text.indexOf(name);
      return [noteOn(file, place < 0 ? undefined : lineAt(text, place), message)];
    });
}
