import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serve as serveNode } from '@hono/node-server';
import type { Sandbox } from './create-sandbox.ts';

export interface ServeOptions {
  /** Port to listen on; 0 takes any that is free. */
  port: number;
  /**
   * Address to listen on.
   * @default 'localhost'
   */
  host?: string | undefined;
}

export interface Server {
  url: string;
  port: number;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/**
 * Serves a sandbox over HTTP.
 *
 * @throws what Node throws when it cannot listen: `code` is `EADDRINUSE` when the port is taken
 */
export const serve = (
  sandbox: Pick<Sandbox, 'fetch'>,
  { port, host = 'localhost' }: ServeOptions,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const fetch = async (
      request: Request,
      { incoming }: { incoming: IncomingMessage | Http2ServerRequest },
    ): Promise<Response> => {
      const response = await sandbox.fetch(request);
      if (response.type !== 'error') return response;
      incoming.socket.destroy();
      return new Response();
    };
    const server = serveNode({ fetch, port, hostname: host }, (info: AddressInfo) => {
      const name = info.family === 'IPv6' && host !== 'localhost' ? `[${host}]` : host;
      resolve({
        port: info.port,
        url: `http://${name}:${info.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', reject);
  });
