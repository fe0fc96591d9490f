import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { resendLost } from './resend-lost.ts';

async function serve(respond: RequestListener) {
  const asked = vi.fn<RequestListener>(respond);
  const server = createServer(asked);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Closes the connection of the first request as that arrives, like a service that closes idle ones. */
const serveImpatiently = () => {
  let isFirst = true;
  return serve(({ socket }, response) => {
    if (isFirst) socket.destroy();
    else response.end('ok');
    isFirst = false;
  });
};

const send = resendLost((...request) => fetch(...request));

const bodyOf = async (url: string, init?: RequestInit) => (await send(url, init)).text();

it('sends a GET again if its connection ends before the response', async () => {
  const { url, asked } = await serveImpatiently();
  expect(await bodyOf(url)).toBe('ok');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('never sends a POST again', async () => {
  const { url, asked } = await serveImpatiently();
  await expect(bodyOf(url, { method: 'POST', body: 'a' })).rejects.toThrow('fetch failed');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('sends a GET only once more', async () => {
  const { url, asked } = await serve(({ socket }) => void socket.destroy());
  await expect(bodyOf(url)).rejects.toThrow('fetch failed');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('sends nothing again after the response has begun', async () => {
  const { url, asked } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '9' });
    response.write('half', () => response.destroy());
  });
  await expect(bodyOf(url)).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('sends nothing again after a timeout', async () => {
  const timeout = new AbortController();
  const { url, asked } = await serve(({ socket }) => {
    timeout.abort();
    socket.destroy();
  });
  await expect(bodyOf(url, { signal: timeout.signal })).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('sends nothing again to a host that refuses connections', async () => {
  const closed = createServer();
  await once(closed.listen(0, '127.0.0.1'), 'listening');
  const { port } = closed.address() as AddressInfo;
  await once(closed.close(), 'close');
  const fetcher = vi.fn<typeof fetch>((...request) => fetch(...request));
  await expect(resendLost(fetcher)(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(fetcher).toHaveBeenCalledTimes(1);
});
