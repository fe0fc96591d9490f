import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltPackage } from './package-entries.ts';
import { pointTypes, type TypesFile, typesBeside } from './point-types.ts';

const BASE = fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json');
const compiler = join(dirname(manifest), 'bin/tsc');

/** What a module is called, and its types. */
const KINDS = [
  ['js', 'ts'],
  ['cjs', 'cts'],
] as const;

/** Lets the compiler declare all that the entries import, and what other packages have in it. */
function declare(root: string, entries: readonly string[], outDir: string): void {
  const config = join(outDir, 'tsconfig.json');
  const settings = {
    extends: BASE,
    files: entries.map((entry) => join(root, entry)),
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      declarationMap: true,
      // `pnpm typecheck` does.
      noCheck: true,
      rootDir: PACKAGES,
      outDir,
    },
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(process.execPath, [compiler, '--project', config], { stdio: 'inherit' });
}

/** All that the types of the entries need, by its path in `src`, without an extension. */
function readTypes(folder: string, entries: readonly string[]): Map<string, TypesFile> {
  const types = new Map<string, TypesFile>();
  const queue = entries.map(withoutExtension);
  for (const path of queue) {
    if (types.has(path)) continue;
    const code = readFileSync(join(folder, `${path}.d.ts`), 'utf8');
    types.set(path, { code, map: readFileSync(join(folder, `${path}.d.ts.map`), 'utf8') });
    queue.push(...typesBeside(code).map((beside) => join(dirname(path), withoutExtension(beside))));
  }
  return types;
}

const withoutExtension = (path: string): string => path.replace(/\.tsx?$/, '');

/** The path of a source as a map in another folder has it. */
const sourceOf = (map: string, from: string, target: string): string => {
  const [source = ''] = JSON.parse(map).sources as string[];
  return relative(dirname(target), join(from, source)).split(sep).join('/');
};

/**
 * Writes the declarations of a package for both kinds of module, each beside the module that it is for, with
 * maps that lead to `src`.
 *
 * @throws {Error} when a type cannot be declared.
 */
export function emitTypes({ root, entries }: BuiltPackage): void {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'types-'));
  try {
    declare(root, entries, outDir);
    const folder = join(outDir, relative(PACKAGES, root), 'src');
    const inSource = entries.map((entry) => entry.replace(/^src\//, ''));
    for (const [path, types] of readTypes(folder, inSource)) {
      for (const [extension, ofTypes] of KINDS) {
        const file = `${path}.d.${ofTypes}`;
        const target = join(root, 'dist', file);
        const { code, map } = pointTypes(types, extension, `${basename(file)}.map`);
        const source = sourceOf(types.map, dirname(join(folder, file)), target);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, code);
        const { sourcesContent: _, ...rest } = JSON.parse(map);
        writeFileSync(
          `${target}.map`,
          JSON.stringify({ ...rest, file: basename(file), sources: [source] }),
        );
      }
    }
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
