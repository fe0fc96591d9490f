/** Checks the packed packages with publint and Are The Types Wrong. */
import { execFile } from 'node:child_process';
import pLimit from 'p-limit';
import { fail } from './fail.ts';
import { packAll } from './pack-all.ts';

const ESM_ONLY = ['@gifkit/sandbox', '@gifkit/sandbox-art'];
const COMMANDS = ['@gifkit/codemod', '@gifkit/catalog'];

const run = (command: string, ...args: string[]): Promise<{ passed: boolean; output: string }> =>
  new Promise((resolve) => {
    execFile(command, args, (error, stdout, stderr) =>
      resolve({ passed: !error, output: stdout + stderr }),
    );
  });

process.once('uncaughtException', fail);
const failed: string[] = [];
await pLimit(2).map(packAll(), async ({ name, tarball }) => {
  const profile = ESM_ONLY.includes(name) ? 'esm-only' : 'node16';
  const checks = [await run('publint', 'run', tarball, '--strict')];
  if (!COMMANDS.includes(name)) {
    checks.push(await run('attw', tarball, '--profile', profile, '--format', 'table-flipped'));
  }
  console.log(`\n${name}\n${checks.map(({ output }) => output).join('')}`);
  if (checks.some(({ passed }) => !passed)) failed.push(name);
});
if (failed.length) throw new Error(`Not fit to publish: ${failed.join(', ')}`);
