import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Relay } from '../create-relay.ts';

/** Listens on a free port. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves a relay over Node's HTTP, like a deployment. */
export const serveRelay = ({ fetch }: Pick<Relay, 'fetch'>) =>
  listen(createAdaptorServer({ fetch, hostname: 'localhost' }) as Server);
