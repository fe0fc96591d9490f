import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A running sandbox. */
export interface SandboxProcess {
  child: ChildProcess;
  url: string;
  /** Until it answered, in ms. */
  ms: number;
}

const packageFile = createRequire(import.meta.url).resolve('@gifkit/sandbox/package.json');

/** The sandbox's command. Needs the built package. */
export const sandboxCommand = join(dirname(packageFile), 'dist/cli.js');

/** Starts a sandbox on a free port. @throws {Error} when it ends before it answers. */
export async function startSandbox(
  args: readonly string[],
  { cli = sandboxCommand, env = process.env }: { cli?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<SandboxProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [cli, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The sandbox did not start.')));
    child.stdout.on('data', (data) => {
      const [found] = /http:\S+/.exec(String(data)) ?? [];
      if (found) resolve(found);
    });
  });
  return { child, url, ms: performance.now() - began };
}

/** What several processes share counts in part for each: the sum is what they take of the machine. */
const residentOf = async (pid: number | undefined): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kilobytes = 0] = /^Pss:\s+(\d+)/m.exec(rollup) ?? [];
  return Number(kilobytes) / 1000;
};

/** Memory in use by a sandbox and the processes that draw for it, in MB; 0 where /proc is not. */
export async function residentMegabytes({ child: { pid } }: SandboxProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = [pid, ...(children.match(/\d+/g) ?? []).map(Number)];
  const all = await Promise.all(pids.map(residentOf));
  return all.reduce((sum, megabytes) => sum + megabytes, 0);
}

/** Memory in use by the process that serves, with what it shares with others, in MB; 0 where /proc is not. */
export async function servingMegabytes({ child: { pid } }: SandboxProcess): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kilobytes = 0] = /^Rss:\s+(\d+)/m.exec(rollup) ?? [];
  return Number(kilobytes) / 1000;
}

/** Ends a sandbox as a supervisor does; gives how long it took, in ms. */
export async function stopSandbox({ child }: Pick<SandboxProcess, 'child'>): Promise<number> {
  const began = performance.now();
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
  return performance.now() - began;
}
