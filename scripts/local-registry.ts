import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runServer } from 'verdaccio';

/** A registry on this machine. */
export interface LocalRegistry {
  /** `http://localhost:4873` */
  url: string;
  close(): Promise<void>;
}

export interface LocalRegistryOptions {
  /** 0 takes one that is free. */
  port: number;
  /** The folder that keeps what is published. */
  storage: string;
}

/**
 * Starts a registry that has what is published to it, and nothing else: it asks no other one. Whoever is on
 * this machine may publish.
 *
 * @throws {Error} when the port is taken.
 */
export async function startLocalRegistry({
  port,
  storage,
}: LocalRegistryOptions): Promise<LocalRegistry> {
  const server: Server = await runServer({
    configPath: storage,
    storage,
    auth: { htpasswd: { file: './htpasswd', max_users: -1 } },
    uplinks: {},
    packages: { '@gifkit/*': { access: '$all', publish: '$all' } },
    // The sandbox has its media in it.
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
