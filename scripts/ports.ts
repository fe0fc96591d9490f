import { createServer } from 'node:net';

/** The three servers of the demo, each with the variable that moves it and where it listens without one. */
const SERVERS = {
  gallery: { variable: 'GALLERY_PORT', port: 4000 },
  embed: { variable: 'EMBED_PORT', port: 4001 },
  sandbox: { variable: 'SANDBOX_PORT', port: 4002 },
} as const;

export type ServerName = keyof typeof SERVERS;
export type Ports = Record<ServerName, number>;

/** The ports that the environment asks for. Throws, naming the variable, where one is no port. */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const read = (name: ServerName): number => {
    const { variable, port } = SERVERS[name];
    const value = env[variable];
    if (value === undefined || value === '') return port;
    if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
      throw new Error(`${variable} has to be a port from 1 to 65535, not "${value}".`);
    }
    return Number(value);
  };
  const ports = { gallery: read('gallery'), embed: read('embed'), sandbox: read('sandbox') };
  if (new Set(Object.values(ports)).size < 3) {
    throw new Error('GALLERY_PORT, EMBED_PORT and SANDBOX_PORT have to be three different ports.');
  }
  return ports;
}

/** Throws, naming the variable that moves the server, where something listens on its port already. */
export async function assertFree(ports: Ports): Promise<void> {
  for (const [name, { variable }] of Object.entries(SERVERS)) {
    const port = ports[name as ServerName];
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} is busy, so the ${name} cannot start. Stop what uses it, or set ${variable} to another port.`,
      );
    }
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
