import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** How long a command may take until it ends or says where it listens, in ms. */
const TIMEOUT = 400_000;

/** How long what has printed an address may take to end, if it is no server, in ms. */
const GRACE = 1_500;

/** How long a server may take to end when it is told to, in ms. */
const PATIENCE = 10_000;

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[^\s'"]*/;

/** What a command came to. */
export interface Said {
  output: string;
  /** The first address on this machine that it printed: where it serves, or what it has found. */
  url?: string | undefined;
}

interface Terminal {
  cwd: string;
  env: NodeJS.ProcessEnv;
  server?: ChildProcess | undefined;
}

/** Presses Ctrl-C, which reaches all that the command has started. */
async function interrupt(child: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // All of them have ended.
    }
  };
  if (child.exitCode === null && child.signalCode === null) {
    const end = once(child, 'exit');
    signal('SIGINT');
    await Promise.race([end, wait(PATIENCE, undefined, { ref: false })]);
  }
  signal('SIGKILL');
}

/** Terminals of a person who follows a page: each has its folder, and one command at a time. */
export class Terminals {
  readonly #open = new Map<string, Terminal>();

  /** Opens a terminal in a folder. */
  open(name: string, cwd: string, env: NodeJS.ProcessEnv): void {
    if (!this.#open.has(name)) this.#open.set(name, { cwd, env });
  }

  /** Where a terminal is. */
  folderOf(name: string): string {
    return this.#get(name).cwd;
  }

  #get(name: string): Terminal {
    const terminal = this.#open.get(name);
    if (!terminal) throw new Error(`There is no terminal "${name}".`);
    return terminal;
  }

  /**
   * Types a command and waits until it ends, or prints where it listens. What ran there before is stopped.
   *
   * @throws {Error} with what it printed, when it fails or says nothing for too long.
   */
  async type(name: string, command: string): Promise<Said> {
    const terminal = this.#get(name);
    const [, folder] = /^cd (\S+)$/.exec(command) ?? [];
    if (folder !== undefined) {
      terminal.cwd = join(terminal.cwd, folder);
      return { output: '' };
    }
    if (terminal.server) await interrupt(terminal.server);
    terminal.server = undefined;
    const { cwd, env } = terminal;
    const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: 'pipe' });
    terminal.server = child;
    // Nobody answers what it asks.
    child.stdin.end();
    let output = '';
    const end = once(child, 'close').then(() => undefined);
    const address = new Promise<string>((resolve) => {
      const look = (chunk: Buffer) => {
        output += stripVTControlCharacters(chunk.toString());
        const [url] = ADDRESS.exec(output) ?? [];
        if (url !== undefined) resolve(url);
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
    });
    const late = wait(TIMEOUT, 'late' as const, { ref: false });
    const first = await Promise.race([end, address, late]);
    if (first === 'late') {
      throw new Error(`"${command}" did not end within ${TIMEOUT / 1000} s:\n${output}`);
    }
    if (first !== undefined) await Promise.race([end, wait(GRACE)]);
    if (child.exitCode === null && child.signalCode === null) return { output, url: first };
    await end;
    terminal.server = undefined;
    if (child.exitCode !== 0) {
      throw new Error(`"${command}" failed (${child.exitCode ?? child.signalCode}):\n${output}`);
    }
    return { output, url: first };
  }

  /** Stops what runs, and closes all of them. */
  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ server }) => server && interrupt(server)));
    this.#open.clear();
  }
}
