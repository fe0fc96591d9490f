/**
 * Checks the types of the whole workspace, two programs at a time. Projects that differ only in settings for
 * editors share a program, which checks each file once. TypeScript 7 takes a fraction of the time of 6;
 * declarations and the reference still need the API of 6.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTwoLanes } from './in-two-lanes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json');
const compiler = join(dirname(manifest), 'bin/tsc');

/** Packages and scripts, apps and examples, and those of them with compiler settings of their own. */
const projects = [
  'tsconfig.json',
  'tsconfig.vite.json',
  'apps/docs',
  'examples/angular',
  'examples/astro',
  'examples/next',
];

/** @returns the compiler's output, empty if there are no errors. */
const check = (project: string): Promise<string> =>
  new Promise((resolve) => {
    const args = [compiler, '--noEmit', '--pretty', '--project', join(root, project)];
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : ''),
    );
  });

let failed = 0;
await inTwoLanes(projects, async (project) => {
  const faults = await check(project);
  if (faults) failed += 1;
  console.log(`${faults ? '✗' : '✓'} ${project}${faults && `\n${faults}`}`);
});
if (failed) {
  console.error(`${failed} of ${projects.length} projects have type errors.`);
  process.exitCode = 1;
}
