import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles, plainOf, textOf, UsageError, writeFault, writeTogether } from './files.ts';
import { peersIn, type Successor, successorsIn } from './peer.ts';
import { editedIn, type Package, writeReport } from './report.ts';
import { isKnown, isSource, transform } from './transforms/index.ts';
import { dependenciesIn, moveManifest } from './transforms/json.ts';
import { lineAt } from './transforms/transform.ts';

declare const __GIFKIT_VERSIONS__: Record<string, string> | undefined;
const VERSIONS = typeof __GIFKIT_VERSIONS__ === 'undefined' ? {} : __GIFKIT_VERSIONS__;

const rangeOf = (name: Successor): string => `^${VERSIONS[name] ?? '0.0.0'}`;

interface Manifest {
  file: string;
  folder: string;
  dependencies: ReadonlySet<string>;
}

/** Manifests of a folder and its parents, nearest first, up to the root of the repository. */
function manifestsAbove(folder: string): Manifest[] {
  const file = join(folder, 'package.json');
  const own = existsSync(file)
    ? { file, folder, dependencies: dependenciesIn(readFileSync(file, 'utf8')) }
    : [];
  const next = dirname(folder);
  const isTop = next === folder || existsSync(join(folder, '.git'));
  return [own, isTop ? [] : manifestsAbove(next)].flat();
}

/** Returns the nearest manifest that lists one of the peer packages, or else the nearest one. */
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
  if (!isKnown(file)) return;
  let peers: string[] = [];
  try {
    const bytes = readFileSync(file);
    const plain = plainOf(bytes);
    peers = peersIn(plain);
    if (!/giphy|gifkit|gif-picker-react/i.test(plain)) return;
    const before = isSource(file) ? textOf(bytes) : plain;
    const { text: after, notes, modules } = transform(before, file);
    const own = packageOf(file, peers);
    own.planned.push({ file, before, after, notes });
    for (const name of modules) own.modules.add(name);
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    if (syscall || peers.length) packageOf(file, peers).faults.push({ file, message });
  }
}

/** Notes files of a package that were not named but mention a peer package. @returns these peer packages. */
function peersOfOthers(
  { folder, file: manifest }: Manifest,
  files: ReadonlySet<string>,
  plan: Plan,
) {
  return findFiles([folder]).files.flatMap((file) => {
    if (files.has(file) || !isKnown(file)) return [];
    const text = plainOf(readFileSync(file));
    const own = [...new Set(peersIn(text))];
    if (!own.length || ownerOf(file, own)?.file !== manifest) return [];
    const line = lineAt(text, text.indexOf('@giphy'));
    const message = `Mentions ${own.join(', ')} and was not named: run the codemod on it as well.`;
    plan.planned.push({ file, before: '', after: '', notes: [{ line, message }] });
    return own;
  });
}

/** Plans the change of a package.json after its sources. */
function planManifest(plan: Plan, files: ReadonlySet<string>): void {
  const { manifest, modules, planned, faults } = plan;
  if (!manifest) return;
  const kept = new Set([
    ...peersOfOthers(manifest, files, plan),
    ...peersIn([...modules].join(' ')),
  ]);
  const used = successorsIn([...modules]);
  // Follows a symbolic link and changes its target.
  const file = realpathSync(manifest.file);
  try {
    const before = textOf(readFileSync(file));
    if (!before.includes('@giphy/') && !used.size) return;
    const { text: after, notes } = moveManifest(before, { used, kept, rangeOf });
    planned.push({ file, before, after, notes });
  } catch (error) {
    faults.push({ file, message: (error as Error).message });
  }
}

function plan(roots: readonly string[], files: readonly string[]): Package[] {
  const plans = new Map<string, Plan>();
  const planOf = (manifest: Manifest | undefined, folder: string): Plan => {
    const own = plans.get(folder) ?? { manifest, planned: [], faults: [], modules: new Set() };
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
  for (const one of plans.values()) planManifest(one, new Set(files));
  return [...plans.values()];
}

/** Writes the files of a package, unless one cannot be read or written. */
function write(own: Package, dry: boolean): void {
  const edited = editedIn(own);
  for (const { file } of edited) {
    const message = writeFault(file);
    if (message) own.faults.push({ file, message });
  }
  if (dry || own.faults.length) return;
  const fault = writeTogether(edited);
  if (fault) own.faults.push(fault);
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
  if (!files.some(isSource)) {
    throw new UsageError(`There is no JavaScript or TypeScript in ${paths.join(', ')}.`);
  }
  const packages = plan(roots, files);
  for (const own of packages) write(own, dry);
  return writeReport(packages, dry);
}
