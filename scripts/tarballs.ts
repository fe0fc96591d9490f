import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is packed. */
export interface Tarball {
  /** `@gifkit/model` */
  name: string;
  version: string;
  path: string;
  bytes: number;
  /** Whether it says where it comes from. */
  hasRepository: boolean;
  /** The packages that it needs, its own dependencies and those of its host. */
  needs: string[];
}

/** Lists the tarballs of a folder, in the format of `sha256sum`. */
const CHECKSUMS = 'SHA256SUMS';

const sha256 = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

const tarballsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .sort();

/** Writes the checksums of a folder's tarballs beside them. */
export function writeChecksums(folder: string): void {
  const lines = tarballsIn(folder).map((file) => `${sha256(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, CHECKSUMS), lines.join(''));
}

/**
 * Checks that the tarballs of a folder are those of its list, and no others.
 *
 * @param expected what the list itself has to have as its checksum, told by whoever wrote it.
 * @throws {Error} when one is missing, changed, or not listed.
 */
export function verifyChecksums(folder: string, expected?: string): void {
  const path = join(folder, CHECKSUMS);
  const list = readFileSync(path, 'utf8');
  const actual = sha256(path);
  if (expected !== undefined && actual !== expected) {
    throw new Error(`${CHECKSUMS} is another one: it should be ${expected}, and is ${actual}.`);
  }
  const sums = new Map(
    list
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const files = tarballsIn(folder);
  const faults = [
    ...files.filter((file) => !sums.has(file)).map((file) => `${file} is not in the list.`),
    ...[...sums].flatMap(([file, sum]) => {
      if (!files.includes(file)) return [`${file} is missing.`];
      return sha256(join(folder, file)) === sum ? [] : [`${file} was changed.`];
    }),
  ];
  if (faults.length) throw new Error(`${path} does not hold:\n${faults.join('\n')}`);
}

function read(path: string): Tarball {
  const json = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' });
  const { name, version, repository, dependencies, peerDependencies } = JSON.parse(json);
  return {
    name,
    version,
    path,
    bytes: statSync(path).size,
    hasRepository: repository !== undefined,
    needs: Object.keys({ ...dependencies, ...peerDependencies }),
  };
}

/** Puts what others need before them, so that at no moment something can be installed whose needs are not there. */
export function inOrder(tarballs: readonly Tarball[]): Tarball[] {
  const byName = new Map(tarballs.map((tarball) => [tarball.name, tarball]));
  const ordered = new Set<Tarball>();
  function add(tarball: Tarball): void {
    if (ordered.has(tarball)) return;
    for (const name of tarball.needs) {
      const needed = byName.get(name);
      if (needed) add(needed);
    }
    ordered.add(tarball);
  }
  for (const tarball of tarballs) add(tarball);
  return [...ordered];
}

/** @throws {Error} when the folder has none, or holds something else than was packed. */
export function readTarballs(folder: string, checksum?: string): Tarball[] {
  verifyChecksums(folder, checksum);
  const tarballs = tarballsIn(folder).map((file) => read(join(folder, file)));
  if (!tarballs.length) throw new Error(`${folder} has no tarballs.`);
  return inOrder(tarballs);
}
