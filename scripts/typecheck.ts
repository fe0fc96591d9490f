/**
 * Checks the types of all projects, two at a time. TypeScript 7 takes a fraction of the time of 6;
 * declarations and the reference still need the API of 6.
 */
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json');
const compiler = join(dirname(manifest), 'bin/tsc');

const projects = ['.', ...globSync('{packages,apps,examples}/*', { cwd: root })].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
);

/** @returns the compiler's output, empty if there are no errors. */
const check = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const args = [compiler, '--noEmit', '--pretty', '--project', join(root, folder)];
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : ''),
    );
  });

let failed = 0;
const queue = projects.values();
await Promise.all(
  [1, 2].map(async () => {
    for (const folder of queue) {
      const faults = await check(folder);
      if (faults) failed += 1;
      console.log(`${faults ? '✗' : '✓'} ${folder}${faults && `\n${faults}`}`);
    }
  }),
);
if (failed) {
  console.error(`${failed} of ${projects.length} projects have type errors.`);
  process.exitCode = 1;
}
