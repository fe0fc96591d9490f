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

/** What files need that were not named. */
interface Needed {
  peers: Set<string>;
  /** The files, with what to do about them. */
  changes: Change[];
}

/** What of a manifest is needed by its other files: those that were not named, and so do not move. */
export function neededByOthers(
  manifest: Manifest,
  { manifests, found }: { manifests: Manifests; found: FoundFiles },
): Needed {
  const needed: Needed = { peers: new Set(), changes: [] };
  const peers = [...manifest.dependencies].filter((name) => successorOf(name));
  if (!peers.length || found.roots.some((root) => isIn(manifest.folder, root))) return needed;
  const known = new Set(found.files);
  for (const file of findFiles([manifest.folder]).files) {
    if (known.has(file) || !isLookedAt(file)) continue;
    const [nearest] = manifests.above(dirname(file));
    const text = plainTextOf(file);
    const own = peers.filter(
      (peer) =>
        (text.includes(peer) || peerInPath(file) === peer) &&
        (nearest === manifest || !nearest?.dependencies.has(peer)),
    );
    const [first] = own;
    if (!first) continue;
    for (const peer of own) needed.peers.add(peer);
    const place = text.indexOf(first);
    const message = `Not named, so ${namedFrom(manifest.file)} keeps ${own.join(', ')} for it: run the codemod on it, too.`;
    needed.changes.push(noteOn(file, place < 0 ? undefined : lineAt(text, place), message));
  }
  return needed;
}
