/** Checks the packed packages with publint and Are The Types Wrong. */
import { spawnSync } from 'node:child_process';
import { fail } from './fail.ts';
import { packAll } from './pack-all.ts';

const ESM_ONLY = ['@gifkit/sandbox', '@gifkit/sandbox-art'];
const COMMANDS = ['@gifkit/codemod'];

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

try {
  const failed = packAll().filter(({ name, tarball }) => {
    console.log(`\n${name}`);
    if (!run('publint', 'run', tarball, '--strict')) return true;
    const profile = ESM_ONLY.includes(name) ? 'esm-only' : 'node16';
    const isCommand = COMMANDS.includes(name);
    return !isCommand && !run('attw', tarball, '--profile', profile, '--format', 'table-flipped');
  });
  if (failed.length) {
    throw new Error(`Not fit to publish: ${failed.map(({ name }) => name).join(', ')}`);
  }
} catch (error) {
  fail(error);
}
