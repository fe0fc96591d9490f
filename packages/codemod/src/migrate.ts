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
import { peersIn, type Successor, successorsIn } from './peer.ts';
import { type Package, type Planned, writeReport } from './report.ts';
import { kindOf } from './transforms/index.ts';
import { dependenciesIn, moveManifest, readJson } from './transforms/json.ts';
import { lineAt, type Note, notesOnStubs, SETTINGS } from './transforms/transform.ts';

declare const __GIFKIT_VERSIONS__: Record<string, string> | undefined;
const VERSIONS = typeof __GIFKIT_VERSIONS__ === 'undefined' ? {} : __GIFKIT_VERSIONS__;

const rangeOf = (name: Successor): string => `^${VERSIONS[name] ?? '0.0.0'}`;

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

/** Decodes a file whose encoding is unknown; only ASCII is reliable. */
const plainOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '');

const noted = (file: string, notes: Note[]): Planned => ({ file, before: '', after: '', notes });

/** Finds peer packages that unnamed files of a package still mention, with a note for each file. */
function neededByOthers(manifest: Manifest, roots: readonly string[], files: ReadonlySet<string>) {
  const kept = new Set<string>();
  const planned: Planned[] = [];
  if (roots.some((root) => isIn(manifest.folder, root))) return { kept, planned };
  for (const file of findFiles([manifest.folder]).files) {
    const kind = kindOf(file);
    const isSource = kind?.isWritten || SETTINGS.test(file);
    if (!isSource || files.has(file) || file === manifest.file) continue;
    const text = plainOf(readFileSync(file));
    const own = peersIn(text).filter((peer) => manifest.dependencies.has(peer));
    const notes = notesOnStubs(text, file);
    if (own[0]) {
      const message = `Not named, so package.json keeps ${[...new Set(own)].join(', ')} for it: run the codemod on it as well.`;
      notes.push({ line: lineAt(text, text.indexOf(own[0])), message });
    }
    if (!notes.length || ownerOf(file, own)?.file !== manifest.file) continue;
    for (const peer of own) kept.add(peer);
    planned.push(noted(file, notes));
  }
  return { kept, planned };
}

/** Notes patches of replaced packages, made by patch-package or pnpm. */
function patchesIn(folder: string): Planned[] {
  const patches = join(folder, 'patches');
  const message = 'This patch no longer applies, because its package is replaced.';
  return (existsSync(patches) ? readdirSync(patches) : [])
    .filter((name) => name.startsWith('@giphy'))
    .map((name) => noted(join(patches, name), [{ line: undefined, message }]));
}

function ownerOf(file: string, peers: readonly string[]): Manifest | undefined {
  const all = manifestsAbove(dirname(file));
  return all.find(({ dependencies }) => peers.some((peer) => dependencies.has(peer))) ?? all[0];
}

interface Plan extends Package {
  manifest: Manifest | undefined;
  /** Modules that its sources import after the move. */
  modules: Set<string>;
}

/** Plans the change of a file, which may be a fault of its package. */
function planFile(file: string, packageOf: (file: string, peers: readonly string[]) => Plan): void {
  const kind = kindOf(file);
  if (!kind) return;
  let peers: string[] = [];
  try {
    const bytes = readFileSync(file);
    const plain = plainOf(bytes);
    peers = peersIn(plain);
    if (!/giphy|gifkit|gif-picker-react/i.test(plain)) return;
    const before = kind.isWritten ? textOf(bytes) : bytes.toString('utf8');
    const { text: after, notes, modules } = kind.transform(before, file);
    const own = packageOf(file, peers);
    own.planned.push({ file, before, after, notes });
    for (const name of modules) own.modules.add(name);
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    if (syscall) {
      const reason = `cannot be read (${message.split(', ')[0]})`;
      packageOf(file, []).faults.push({ file, message: reason });
    } else if (peers.length) packageOf(file, peers).faults.push({ file, message });
  }
}

/** Plans the change of a package.json after its sources. */
function planManifest(plan: Plan, roots: readonly string[], files: ReadonlySet<string>): void {
  const { manifest, modules, planned, faults } = plan;
  if (!manifest) return;
  const others = neededByOthers(manifest, roots, files);
  planned.push(...others.planned, ...patchesIn(manifest.folder));
  const kept = new Set([...others.kept, ...peersIn([...modules].join(' '))]);
  const used = successorsIn([...modules]);
  // Follows a symbolic link and changes its target.
  const file = realpathSync(manifest.file);
  try {
    const bytes = readFileSync(file);
    if (!plainOf(bytes).includes('@giphy/') && !used.size) return;
    const before = textOf(bytes);
    const { text: after, notes } = moveManifest(before, { used, kept, rangeOf });
    planned.push({ file, before, after, notes });
  } catch (error) {
    faults.push({ file, message: (error as Error).message });
  }
}

function plan(roots: readonly string[], files: readonly string[]): Package[] {
  const plans = new Map<string, Plan>();
  const planOf = (manifest: Manifest | undefined, folder: string): Plan => {
    const empty = { folder, manifest, planned: [], faults: [], modules: new Set<string>() };
    const own = plans.get(folder) ?? empty;
    plans.set(folder, own);
    return own;
  };
  const packageOf = (file: string, peers: readonly string[]) => {
    const manifest = ownerOf(file, peers);
    // A file without a manifest counts as a package of its own.
    return planOf(manifest, manifest?.folder ?? file);
  };
  for (const file of files) planFile(file, packageOf);
  for (const root of roots) {
    const [nearest] = manifestsAbove(root);
    if (nearest) planOf(nearest, nearest.folder);
  }
  for (const one of plans.values()) planManifest(one, roots, new Set(files));
  return [...plans.values()];
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
  if (!files.some((file) => kindOf(file)?.isWritten)) {
    throw new UsageError(`There is no JavaScript or TypeScript in ${paths.join(', ')}.`);
  }
  const packages = plan(roots, files);
  for (const own of packages) if (!own.faults.length) write(own, dry);
  return writeReport(packages, dry);
}
