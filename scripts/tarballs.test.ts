import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTarballs, verifyChecksums, writeChecksums } from './tarballs.ts';

let folder: string;

function pack(file: string, manifest: object): void {
  const source = mkdtempSync(join(tmpdir(), 'gifkit-pack-'));
  mkdirSync(join(source, 'package'));
  writeFileSync(join(source, 'package/package.json'), JSON.stringify(manifest));
  execFileSync('tar', ['-czf', join(folder, file), '-C', source, 'package']);
  rmSync(source, { recursive: true });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gifkit-tarballs-'));
  pack('a.tgz', { name: 'a', version: '1.0.0', dependencies: { b: '1.0.0', react: '19.0.0' } });
  pack('b.tgz', { name: 'b', version: '1.0.0', peerDependencies: { c: '1.0.0' } });
  pack('c.tgz', { name: 'c', version: '1.0.0', repository: { url: 'https://code.example/c' } });
  writeChecksums(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a folder of tarballs', () => {
  it('is read in an order in which each comes after those that it needs', () => {
    expect(readTarballs(folder).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  });

  it('says which packages tell where they come from', () => {
    expect(readTarballs(folder).map(({ hasRepository }) => hasRepository)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is refused when it holds nothing', () => {
    for (const name of ['a', 'b', 'c']) rmSync(join(folder, `${name}.tgz`));
    writeChecksums(folder);
    expect(() => readTarballs(folder)).toThrow('has no tarballs');
  });

  it('is refused when a tarball was changed, is missing or came later', () => {
    appendFileSync(join(folder, 'a.tgz'), 'x');
    rmSync(join(folder, 'b.tgz'));
    pack('d.tgz', { name: 'd', version: '1.0.0' });
    expect(() => readTarballs(folder)).toThrow(
      /d\.tgz is not in the list\.\na\.tgz was changed\.\nb\.tgz is missing\./,
    );
  });

  it('is refused when its list is another one than was told', () => {
    expect(() => verifyChecksums(folder, '0'.repeat(64))).toThrow('SHA256SUMS is another one');
  });

  it('has a list that sha256sum reads', () => {
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toMatch(
      /^([0-9a-f]{64} {2}[abc]\.tgz\n){3}$/,
    );
  });
});
