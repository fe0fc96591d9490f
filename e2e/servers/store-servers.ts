import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns the path of Valkey, which is optional, because many distributions do not package it yet. */
export const findValkey = () =>
  globSync('{/usr/bin,/usr/local/bin,/opt/homebrew/bin}/valkey-server')[0];

/** ms */
const START_LIMIT = 5000;

/** A store server on a local port, without persistence. */
export class StoreServer {
  readonly url: string;
  readonly #path: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  /** @param path of `redis-server` or `valkey-server`. */
  constructor(path: string, port: number) {
    this.#path = path;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', '/tmp'];
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', ...keepsNothing];
    this.#process = spawn(this.#path, options, { stdio: 'ignore' });
    const until = performance.now() + START_LIMIT;
    while (this.ask('PING') !== 'PONG') {
      if (performance.now() > until) throw new Error(`${this.#path} does not respond.`);
      await sleep(50);
    }
  }

  /** Runs a command with the server's command-line client. */
  ask(...command: string[]): string {
    const tool = this.#path.replace(/server$/, 'cli');
    return String(spawnSync(tool, ['-p', String(this.#port), ...command]).stdout).trim();
  }

  /** Kills the server without notifying its clients. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  }
}
