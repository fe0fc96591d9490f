import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { DEFAULT_HOST } from './constants.ts';
import { refuseForeign } from './control/guard.ts';
import type { Sandbox } from './create-sandbox.ts';

export interface ServeOptions {
  /** Port to listen on; 0 for any free port. */
  port: number;
  /** Address to listen on; `0.0.0.0` for all. @default '127.0.0.1' */
  host?: string | undefined;
  /**
   * Host names that may use `/_sandbox/*` and whose pages may change data, besides localhost, 127.0.0.1,
   * [::1] and `host`. Others get status 403, by `Origin` and `Host`, so that no foreign page can read the
   * logs, change the sandbox or fill its memory. `null` allows pages without an origin (sandboxed frames) to
   * do everything except use `/_sandbox/*`.
   * @default []
   */
  allowedHosts?: readonly string[] | undefined;
}

export interface Server {
  url: string;
  port: number;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/** Formats `host` for a URL. Loopback addresses and wildcards become `localhost`. */
const urlHost = (host: string): string => {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/**
 * Serves a sandbox over HTTP.
 *
 * @throws {Error} if Node cannot listen; its `code` is `EADDRINUSE` if the port is in use
 */
export async function serve(
  sandbox: Pick<Sandbox, 'fetch'>,
  { port, host = DEFAULT_HOST, allowedHosts = [] }: ServeOptions,
): Promise<Server> {
  const name = urlHost(host);
  const allowed = name === 'localhost' ? allowedHosts : [name, ...allowedHosts];

  const fetch = async (
    request: Request,
    { incoming }: { incoming: IncomingMessage | Http2ServerRequest },
  ): Promise<Response> => {
    const response = refuseForeign(request, allowed) ?? (await sandbox.fetch(request));
    // Reading `type` first would make Node's server stream the body.
    if (response.status !== 0) return response;
    incoming.socket.destroy();
    return new Response();
  };

  // Imported lazily, so that a sandbox used as a function does not load Node's server.
  const { serve: serveNode } = await import('@hono/node-server');
  return new Promise((resolve, reject) => {
    const server = serveNode({ fetch, port, hostname: host }, (info: AddressInfo) => {
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
}
