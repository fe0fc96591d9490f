import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createStopper, stopOnSignals } from './stopper.ts';

const DRAIN_TIME = 5000;
const RESPONSE_LIMIT = 4000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** A server that responds immediately, except to `/slow` while that is held back. */
async function serve(options: { drainTime?: number }) {
  const stopper = createStopper(options);
  const slow: ServerResponse[] = [];
  const server = createServer(({ url }, response) => {
    if (url === '/slow') slow.push(response);
    else response.end(stopper.isStopping() ? 'stopping' : 'running');
  });
  stopper.watch(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  const isClosed = vi.fn();
  server.once('close', isClosed);
  const ask = async (path: string) => {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
    const body = String(Buffer.concat(await response.toArray()));
    return { body, connection: response.headers.connection };
  };
  const askSlowly = async () => {
    const response = ask('/slow');
    await vi.waitFor(() => expect(slow).toHaveLength(1));
    return { response, answer: () => slow[0]?.end('late') };
  };
  return { stopper, server, port, ask, askSlowly, isClosed };
}

const dropped = async (socket: Socket): Promise<void> => {
  socket.resume();
  await once(socket, 'close');
};

it('responds during the drain time and asks clients to close their connections', async () => {
  const { stopper, server, ask, isClosed } = await serve({ drainTime: DRAIN_TIME });
  expect(await ask('/')).toEqual({ body: 'running', connection: 'keep-alive' });
  stopper.stop();
  expect(await ask('/')).toEqual({ body: 'stopping', connection: 'close' });
  vi.advanceTimersByTime(DRAIN_TIME - 1);
  expect(server.listening).toBe(true);
  expect(await ask('/')).toEqual({ body: 'stopping', connection: 'close' });
  vi.advanceTimersByTime(1);
  expect(server.listening).toBe(false);
  await vi.waitFor(() => expect(isClosed).toHaveBeenCalled());
});

it('closes connections of in-flight responses and ends after the last one', async () => {
  const { stopper, askSlowly, isClosed } = await serve({});
  const { response, answer } = await askSlowly();
  stopper.stop();
  expect(isClosed).not.toHaveBeenCalled();
  answer();
  expect(await response).toEqual({ body: 'late', connection: 'close' });
  await vi.waitFor(() => expect(isClosed).toHaveBeenCalled());
});

it('closes a kept-alive connection whose last response started earlier', async () => {
  const { stopper, server, port, isClosed } = await serve({});
  server.prependListener('request', (_, response: ServerResponse) => response.flushHeaders());
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  const responses = await once(server, 'request');
  stopper.stop();
  (responses[1] as ServerResponse).end();
  await dropped(socket);
  await vi.waitFor(() => expect(isClosed).toHaveBeenCalled());
});

it('closes silent connections and hanging responses after the limit', async () => {
  const { stopper, server, port, askSlowly, isClosed } = await serve({});
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const { response } = await askSlowly();
  const failed = expect(response).rejects.toThrow('socket hang up');
  stopper.stop();
  vi.advanceTimersByTime(RESPONSE_LIMIT - 1);
  expect(isClosed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await Promise.all([dropped(silent), failed]);
  await vi.waitFor(() => expect(isClosed).toHaveBeenCalled());
});

it.each([
  ['SIGTERM', { drains: true }],
  ['SIGINT', { drains: false }],
] as const)('hears %s', async (signal, { drains }) => {
  const { stopper, server } = await serve({ drainTime: DRAIN_TIME });
  const before = process.listeners(signal);
  stopOnSignals(stopper);
  const heard = process.listeners(signal).filter((listener) => !before.includes(listener));
  onTestFinished(() => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) {
      const own = process.listeners(name).at(-1);
      if (own) process.off(name, own);
    }
  });
  for (const listener of heard) listener(signal);
  expect(stopper.isStopping()).toBe(true);
  expect(server.listening).toBe(drains);
});
