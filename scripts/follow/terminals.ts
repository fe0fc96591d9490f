import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** How long a command may take until it ends or prints where it listens, in ms. */
const TIMEOUT = 400_000;

/** How long a command that has printed an address may take to end, if it is no server, in ms. */
const GRACE = 1_500;

/** How long a server may take to end after Ctrl-C, in ms. */
const PATIENCE = 10_000;

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[^\s'"]*/;

/** Result of a command. */
interface Said {
  output: string;
  /** The first address on this machine that a server printed. */
  url?: string | undefined;
}

interface Terminal {
  cwd: string;
  env: NodeJS.ProcessEnv;
  server?: ChildProcess | undefined;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Presses Ctrl-C, which reaches all that the command has started. */
async function interrupt(child: ChildProcess | undefined): Promise<void> {
  if (!child?.pid || !isRunning(child)) return;
  const end = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  await Promise.race([end, wait(PATIENCE, undefined, { ref: false })]);
  if (isRunning(child)) process.kill(-child.pid, 'SIGKILL');
}

/** Waits until a service answers. */
export async function untilThere(origin: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (performance.now() > deadline) throw new Error(`Nothing answers at ${origin}.`);
    await wait(100);
  }
}

/** Terminals: each has its folder, and one command at a time. */
export class Terminals {
  readonly #open = new Map<string, Terminal>();

  /** Opens a terminal in a folder, unless it is open. */
  open(name: string, cwd: string, env: NodeJS.ProcessEnv): Terminal {
    const terminal = this.#open.get(name) ?? { cwd, env };
    this.#open.set(name, terminal);
    return terminal;
  }

  /**
   * Types a command and waits until it ends, or prints where it listens. A server that ran in the terminal is
   * stopped before.
   *
   * @throws {Error} with the output, when the command fails or takes too long.
   */
  async type(name: string, command: string): Promise<Said> {
    const terminal = this.#open.get(name);
    if (!terminal) throw new Error(`There is no terminal "${name}".`);
    const [, folder] = /^cd (\S+)$/.exec(command) ?? [];
    if (folder !== undefined) {
      terminal.cwd = join(terminal.cwd, folder);
      return { output: '' };
    }
    await interrupt(terminal.server);
    const { cwd, env } = terminal;
    // Nothing answers its questions.
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

  /** Stops what runs. */
  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ server }) => interrupt(server)));
    this.#open.clear();
  }
}
