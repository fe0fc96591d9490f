import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** Time in ms until a command must exit or print its URL. */
const TIMEOUT = 400_000;

/** Time in ms that a command may still run after it has printed a URL, if it is not a server. */
const GRACE = 1_500;

/** Time in ms until a server must exit after Ctrl-C. */
const PATIENCE = 10_000;

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[^\s'"]*/;

interface Terminal {
  cwd: string;
  env: NodeJS.ProcessEnv;
  server?: ChildProcess | undefined;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Sends Ctrl-C to the whole process group. */
async function interrupt(child: ChildProcess | undefined): Promise<void> {
  if (!child?.pid || !isRunning(child)) return;
  const end = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  await Promise.race([end, wait(PATIENCE, undefined, { ref: false })]);
  if (isRunning(child)) process.kill(-child.pid, 'SIGKILL');
}

export async function untilThere(origin: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (performance.now() > deadline) throw new Error(`No server responds at ${origin}.`);
    await wait(100);
  }
}

/** Terminals, each with a folder and one command at a time. */
export class Terminals {
  readonly #open = new Map<string, Terminal>();

  open(name: string, cwd: string, env: NodeJS.ProcessEnv): Terminal {
    const terminal = this.#open.get(name) ?? { cwd, env };
    this.#open.set(name, terminal);
    return terminal;
  }

  /**
   * Runs a command and waits until it exits or prints its URL. It stops a server that was running in the
   * terminal.
   *
   * @throws {Error} with the output, if the command fails or times out.
   */
  async type(name: string, command: string): Promise<{ output: string; url?: string | undefined }> {
    const terminal = this.#open.get(name);
    if (!terminal) throw new Error(`There is no terminal "${name}".`);
    const [, folder] = /^cd (\S+)$/.exec(command) ?? [];
    if (folder !== undefined) {
      terminal.cwd = join(terminal.cwd, folder);
      return { output: '' };
    }
    await interrupt(terminal.server);
    const { cwd, env } = terminal;
    // Commands get no input.
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: [...stdio] });
    terminal.server = child;
    let output = '';
    const address = new Promise<string>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          output += stripVTControlCharacters(chunk.toString());
          const [url] = ADDRESS.exec(output) ?? [];
          if (url !== undefined) resolve(url);
        });
      }
    });
    const end = once(child, 'close').then(() => undefined);
    const late = wait(TIMEOUT, undefined, { ref: false });
    const url = await Promise.race([end, address, late]);
    if (url !== undefined) await Promise.race([end, wait(GRACE)]);
    if (isRunning(child) && url !== undefined) return { output, url };
    if (child.exitCode !== 0) {
      throw new Error(`"${command}" failed (${child.exitCode ?? 'no end'}):\n${output}`);
    }
    await end;
    return { output, url };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ server }) => interrupt(server)));
    this.#open.clear();
  }
}
