import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves on a free port. @param host name in the site's URL. */
export async function listen(respond: RequestListener, host = 'localhost'): Promise<Site> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
