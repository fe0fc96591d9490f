import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const SERVERS = {
  gallery: { variable: 'GALLERY_PORT', port: 4000 },
  embed: { variable: 'EMBED_PORT', port: 4001 },
  sandbox: { variable: 'SANDBOX_PORT', port: 4002 },
} as const;

export type ServerName = keyof typeof SERVERS;
export type Ports = Record<ServerName, number>;

/** @throws {Error} if the variable is not a port. */
export function readPort(env: NodeJS.ProcessEnv, variable: string, byDefault: number): number {
  const value = env[variable] || String(byDefault);
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
    throw new Error(`${variable} must be a port from 1 to 65535, not "${value}".`);
  }
  return Number(value);
}

/**
 * Reads the ports from the environment.
 *
 * @throws {Error} if a variable is not a port, or two ports are equal
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const read = (name: ServerName) => readPort(env, SERVERS[name].variable, SERVERS[name].port);
  const ports = { gallery: read('gallery'), embed: read('embed'), sandbox: read('sandbox') };
  if (new Set(Object.values(ports)).size < 3) {
    throw new Error('GALLERY_PORT, EMBED_PORT and SANDBOX_PORT must be three different ports.');
  }
  return ports;
}

/**
 * Checks that all ports are free.
 *
 * @throws {Error} if one is in use; the message names its variable
 */
export async function assertFree(ports: Ports, host: string): Promise<void> {
  for (const [name, { variable }] of Object.entries(SERVERS)) {
    const port = ports[name as ServerName];
    if (!(await isFree(port, host))) {
      throw new Error(
        `Port ${port} is busy, so the ${name} cannot start. Stop the process that uses it, or set ${variable} to another port.`,
      );
    }
  }
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'EADDRINUSE'
        ? resolve(false)
        : reject(new Error(`Cannot listen on port ${port} of HOST "${host}": ${code}.`)),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

/** Between the well-known ports and those that systems assign dynamically. */
const ROWS = { first: 20_000, last: 30_000 };

/**
 * Finds consecutive free ports. Concurrent searches start in random places.
 *
 * @returns the first port
 * @throws {Error} if there is no such row.
 */
export async function findFreeRow(length: number, host = '127.0.0.1'): Promise<number> {
  const count = Math.floor((ROWS.last - ROWS.first) / length);
  const start = randomInt(Math.max(1, count));
  for (let row = 0; row < count; row += 1) {
    const first = ROWS.first + length * ((start + row) % count);
    const ports = Array.from({ length }, (_, index) => first + index);
    const free = await Promise.all(ports.map((port) => isFree(port, host)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${length} free ports in a row from ${ROWS.first} to ${ROWS.last}.`);
}
