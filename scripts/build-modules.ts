/**
 * Builds the package of the current folder: each module is a file of its own, as ESM and as CommonJS, with
 * types for both. So an import brings what it needs and nothing else, whatever bundles it.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { emitModules } from './build/emit-modules.ts';
import { emitTypes } from './build/emit-types.ts';
import { readPackage } from './build/package-entries.ts';
import { serverEntry } from './build/server-entry.ts';
import { fail } from './fail.ts';

try {
  const built = readPackage(process.cwd());
  rmSync(join(built.root, 'dist'), { recursive: true, force: true });
  const modules = new Map((await emitModules(built)).map((module) => [module.fileName, module]));
  emitTypes(built);
  for (const { source, target } of built.serverEntries) {
    const entry = modules.get(source.replace(/^src\//, '').replace(/\.tsx?$/, '.js'));
    if (!entry) throw new Error(`${source} was not built.`);
    const file = join(built.root, target);
    const clientFile = basename(file).replace('react-server', 'client');
    const { server, client } = serverEntry(entry, modules, `./${clientFile}`);
    writeFileSync(file, server);
    writeFileSync(join(dirname(file), clientFile), client);
  }
  console.log(`${built.name}: ${modules.size} modules`);
} catch (error) {
  fail(error);
}
