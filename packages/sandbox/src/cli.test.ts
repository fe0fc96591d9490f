import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

interface Run {
  /** Resolves with the output so far once it contains the text. */
  until(text: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  end: Promise<{ code: number | null; out: string; err: string }>;
}

const run = (args: readonly string[], nodeArgs: readonly string[] = []): Run => {
  const child = spawn(process.execPath, [...nodeArgs, cli, ...args], {
    env: { ...process.env, SANDBOX_PORT: '', HOST: '' },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const end = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  );
  return {
    end,
    kill: (signal) => child.kill(signal),
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => out.includes(text) && resolve(out);
        child.stdout.on('data', look);
        end.then(() => reject(new Error(err)));
        look();
      }),
  };
};

describe('gifkit-sandbox', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s stops it', async (signal) => {
    const sandbox = run(['--port', '0']);
    const out = await sandbox.until('\n');
    expect(out).toMatch(/^Sandbox: http:\/\/localhost:\d+\n$/);
    const [url] = /http:\S+/.exec(out) ?? [];
    const drawing = fetch(`${url}/avatars/default1.gif`).catch(() => 'stopped');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    sandbox.kill(signal);
    expect(await drawing).toBe('stopped');
    expect(await sandbox.end).toEqual({ code: 0, out, err: '' });
  });

  it.each(['203.0.113.9', 'nowhere.invalid'])(
    'cannot listen on the foreign address %s',
    async (host) => {
      const { code, err } = await run(['--port', '0', '--host', host]).end;
      expect([code, err]).toEqual([
        1,
        `HOST (or --host) must be an address of this machine, not "${host}".\n`,
      ]);
    },
  );

  it('names the required Node version in one line', async () => {
    const { code, err } = await run([], ['--no-experimental-sqlite']).end;
    expect(code).toBe(1);
    expect(err).toMatch(/^The sandbox needs node:sqlite: Node >=22.16. This is Node [\d.]+\.\n$/);
  });

  it('prints help and version', async () => {
    const [help, version] = await Promise.all([run(['--help']).end, run(['--version']).end]);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toContain('--catalog');
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('names a port in use, and the variable to change it', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await run(['--port', String(port)]).end;
    expect(code).toBe(1);
    expect(err).toBe(
      `Port ${port} is in use: stop the process that listens there, or set SANDBOX_PORT (or --port) to another.\n`,
    );
    await new Promise((resolve) => other.close(resolve));
  });
});
