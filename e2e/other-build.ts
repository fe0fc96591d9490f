import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The embed as it is built here. */
const BUILT = join(import.meta.dirname, '../apps/embed');

const HASH = /-([\w-]{8})\.js$/;

/** Copies the embed's build, as it is deployed: the server beside its client. */
export function copyBuild(folder: string): void {
  cpSync(join(BUILT, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(BUILT, 'package.json'), join(folder, 'package.json'));
}

/** Makes another build of a copy: the same, but each script has another hash, as if all had changed. */
export function renameAssets(folder: string): void {
  const client = join(folder, 'dist/client');
  const assets = join(client, 'assets');
  const scripts = readdirSync(assets).filter((name) => HASH.test(name));
  const renamed = scripts.map((name) => {
    const [, hash = ''] = HASH.exec(name) ?? [];
    const other = hash.replace(/\w/g, (letter) => (letter === 'z' ? 'a' : 'z'));
    return [name, name.replace(hash, other)] as const;
  });
  const rename = (path: string) => {
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      renamed.reduce((all, [from, to]) => all.replaceAll(from, to), text),
    );
  };
  rename(join(client, '.vite/manifest.json'));
  for (const [from, to] of renamed) {
    const path = join(assets, to);
    for (const extension of ['', '.br', '.gz'])
      renameSync(join(assets, from + extension), path + extension);
    rename(path);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
}
