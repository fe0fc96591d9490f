import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  findFiles,
  isIn,
  testWritable,
  textOf,
  UsageError,
  WriteError,
  writeTogether,
} from './files.ts';
import { SETTINGS, type Successor, successorsOf } from './peer.ts';
import { writeReport } from './report.ts';
import { kindOf, SOURCE } from './transforms/index.ts';
import { dependenciesIn, moveManifest, notesOnStubs, readJson } from './transforms/json.ts';
import { lineAt, type Note } from './transforms/transform.ts';

declare const __GIFKIT_VERSIONS__: Record<string, string> | undefined;
const VERSIONS = typeof __GIFKIT_VERSIONS__ === 'undefined' ? {} : __GIFKIT_VERSIONS__;

const rangeOf = (name: Successor): string => `^${VERSIONS[name] ?? '0.0.0'}`;

export interface Planned {
  file: string;
  before: string;
  after: string;
  notes: Note[];
}

/** Files that change together or not at all: the sources of a package and its package.json. */
export interface Package {
  folder: string;
  planned: Planned[];
  /** Files that cannot be read or written, with the reason. One of them blocks all others. */
  faults: { file: string; message: string }[];
}

interface Manifest {
  file: string;
  folder: string;
  dependencies: ReadonlySet<string>;
}

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    return { file, folder, dependencies: dependenciesIn(readJson(readFileSync(file, 'utf8'))) };
  } catch {
    // A parse error is reported when the file is to be changed.
    return { file, folder, dependencies: new Set() };
  }
}

/** Manifests of a folder and its parents, nearest first, up to the root of the repository. */
function manifestsAbove(folder: string): Manifest[] {
  const own = readManifest(folder) ?? [];
  const next = dirname(folder);
  const isTop = next === folder || existsSync(join(folder, '.git'));
  return [own, isTop ? [] : manifestsAbove(next)].flat();
}

const peersIn = (text: string): string[] =>
  (text.match(/@giphy\/[\w-]+/g) ?? []).filter((peer) => successorsOf(peer).length);

/** Decodes a file whose encoding is unknown; only ASCII is reliable. */
const plainOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '');

/** Finds peer packages that unnamed files of a package still import, with a note for each file. */
function neededByOthers(manifest: Manifest, roots: readonly string[], files: ReadonlySet<string>) {
  const kept = new Set<string>();
  const planned: Planned[] = [];
  if (roots.some((root) => isIn(manifest.folder, root))) return { kept, planned };
  for (const file of findFiles([manifest.folder]).files) {
    const kind = kindOf(file);
    if (files.has(file) || !(kind?.isWritten || kind?.isMovedByHand)) continue;
    const text = plainOf(readFileSync(file));
    const peers = peersIn(text);
    const own = peers.filter((peer) => manifest.dependencies.has(peer));
    const isSettings = SETTINGS.test(file);
    const notes = isSettings ? notesOnStubs(text) : [];
    const first = own[0] ?? (isSettings ? peers[0] : undefined);
    if (first) {
      const keeps = own.length
        ? `, so package.json keeps ${[...new Set(own)].join(', ')} for it`
        : '';
      const line = lineAt(text, text.indexOf(first));
      notes.push({ line, message: `Not named${keeps}: run the codemod on it as well.` });
    }
    if (!notes.length || ownerOf(file, own)?.file !== manifest.file) continue;
    for (const peer of own) kept.add(peer);
    planned.push({ file, before: '', after: '', notes });
  }
  return { kept, planned };
}

/** Notes patches of replaced packages, made by patch-package or pnpm. */
function patchesIn(folder: string): Planned[] {
  const patches = join(folder, 'patches');
  const names = existsSync(patches) ? readdirSync(patches) : [];
  const message = 'This patch no longer applies, because its package is replaced.';
  return names
    .filter((name) => name.startsWith('@giphy'))
    .map((name) => ({
      file: join(patches, name),
      before: '',
      after: '',
      notes: [{ line: undefined, message }],
    }));
}

function ownerOf(file: string, peers: readonly string[]): Manifest | undefined {
  const all = manifestsAbove(dirname(file));
  return all.find(({ dependencies }) => peers.some((peer) => dependencies.has(peer))) ?? all[0];
}

function plan(roots: readonly string[], files: readonly string[]): Package[] {
  const packages = new Map<
    string,
    Package & { manifest?: Manifest; used: Set<Successor>; kept: Set<string> }
  >();
  const packageOf = (manifest: Manifest | undefined, folder: string) => {
    const key = manifest?.folder ?? folder;
    const own = packages.get(key) ?? {
      folder: key,
      planned: [],
      faults: [],
      used: new Set<Successor>(),
      kept: new Set<string>(),
      ...(manifest && { manifest }),
    };
    packages.set(key, own);
    return own;
  };
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    let peers: string[] = [];
    try {
      const bytes = readFileSync(file);
      const plain = plainOf(bytes);
      peers = peersIn(plain);
      if (!/giphy|gifkit/i.test(plain)) continue;
      const before = kind.isWritten ? textOf(bytes) : bytes.toString('utf8');
      const { text: after, notes, used } = kind.transform(before, file);
      // A file without a manifest counts as a package of its own.
      const own = packageOf(ownerOf(file, peers), file);
      own.planned.push({ file, before, after, notes });
      for (const name of used) own.used.add(name);
      if (kind.isMovedByHand) for (const peer of peers) own.kept.add(peer);
    } catch (error) {
      const { message } = error as Error;
      const cause =
        'code' in (error as Error) && !peers.length
          ? `cannot be read (${message.split(', ')[0]})`
          : message;
      if (peers.length || cause !== message)
        packageOf(ownerOf(file, peers), file).faults.push({ file, message: cause });
    }
  }
  for (const root of roots) {
    const [nearest] = manifestsAbove(root);
    if (nearest) packageOf(nearest, root);
  }
  for (const { manifest, used, kept, planned, faults } of packages.values()) {
    if (!manifest) continue;
    const others = neededByOthers(manifest, roots, new Set(files));
    for (const peer of others.kept) kept.add(peer);
    planned.push(...others.planned, ...patchesIn(manifest.folder));
    // Follows a symbolic link and changes its target.
    const file = realpathSync(manifest.file);
    try {
      const bytes = readFileSync(file);
      if (!plainOf(bytes).includes('@giphy/') && !used.size) continue;
      const before = textOf(bytes);
      const { text: after, notes } = moveManifest(before, { used, kept, rangeOf });
      planned.push({ file, before, after, notes });
    } catch (error) {
      faults.push({ file, message: (error as Error).message });
    }
  }
  return [...packages.values()];
}

/** Writes the files of a package. An error becomes one of its faults. */
function write({ planned, faults }: Package, dry: boolean): void {
  const edited = planned.filter(({ before, after }) => before !== after);
  try {
    for (const { file } of edited) testWritable(file);
    if (!dry) writeTogether(edited);
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    faults.push({ file: error.file, message: error.message });
  }
}

/**
 * Moves the files of some paths and their package.json files from `@giphy/*` to `@gifkit/*`. It reads all
 * files before it writes the first. All files of a package change or none.
 *
 * @returns a report for the user, and the files that could not be read or written, with the reason.
 * @throws {UsageError} if a path does not exist or contains no sources.
 */
export function migrate(
  paths: readonly string[],
  { dry }: { dry: boolean },
): { report: string; left: string[] } {
  const { roots, files } = findFiles(paths);
  if (!files.some((file) => SOURCE.test(file) || kindOf(file)?.isMovedByHand)) {
    throw new UsageError(`There is no JavaScript or TypeScript in ${paths.join(', ')}.`);
  }
  const packages = plan(roots, files);
  for (const own of packages) if (!own.faults.length) write(own, dry);
  return writeReport(packages, dry);
}
