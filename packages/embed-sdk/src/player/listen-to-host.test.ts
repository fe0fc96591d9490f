import { expect, it, onTestFinished, vi } from 'vitest';
import { inviteFragment } from '../protocol/invite-fragment.ts';
import { createHandlers, FakeWindow, messageEvent, STATE } from '../test/fake-player.ts';
import { type HostListenerOptions, listenToHost } from './index.ts';

const HOST = 'https://host.example';
const INVITED = inviteFragment({ host: HOST, token: 't' });

function listen({ hash = '', allowedOrigins = 'any' as HostListenerOptions['allowedOrigins'] }) {
  const parent = { postMessage: vi.fn() };
  const self = new FakeWindow(hash, parent);
  const handlers = createHandlers();
  const listener = listenToHost(handlers, { allowedOrigins }, self);
  onTestFinished(() => listener.close());
  const hear = (data: unknown, origin = HOST, source: unknown = parent) =>
    self.dispatchEvent(messageEvent({ data, origin, source }));
  /** Messages of the player through its ports, in order. */
  const heardFrom = (index: number): Promise<unknown[]> => {
    const port: MessagePort = parent.postMessage.mock.calls[index]?.[2][0];
    return new Promise((resolve) => {
      const said: unknown[] = [];
      port.onmessage = ({ data }) => {
        said.push(data);
        if (data.id === 1) resolve(said);
      };
      port.postMessage({ gifkit: 1, id: 1, method: 'getState' });
    });
  };
  return { self, parent, handlers, listener, hear, heardFrom };
}

const invite = (token = 't') => ({ gifkit: 1, type: 'invite', token });

it('sends hello only to the origin in its address', () => {
  const { parent } = listen({ hash: INVITED });
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { gifkit: 1, type: 'hello', token: 't' },
    HOST,
    [expect.any(MessagePort)],
  );
});

it('sends hello to the origin of an invitation message', () => {
  const { parent, hear } = listen({});
  expect(parent.postMessage).not.toHaveBeenCalled();
  hear(invite());
  expect(parent.postMessage.mock.lastCall?.[1]).toBe(HOST);
});

it('sends hello once for a repeated invitation', () => {
  const { parent, hear } = listen({ hash: INVITED });
  hear(invite());
  hear(invite());
  expect(parent.postMessage).toHaveBeenCalledOnce();
  hear(invite('another'));
  expect(parent.postMessage).toHaveBeenCalledTimes(2);
});

it('answers every copy of the SDK that invited it', async () => {
  const { listener, hear, heardFrom } = listen({ hash: INVITED });
  hear(invite('another'));
  listener.emit('pause');
  const pause = { gifkit: 1, event: 'pause' };
  const result = { gifkit: 1, id: 1, result: STATE };
  expect(await Promise.all([heardFrom(0), heardFrom(1)])).toEqual([
    [pause, result],
    [pause, result],
  ]);
});

it('reads an invitation that is added to its address later', () => {
  const { self, parent } = listen({});
  self.location.hash = INVITED;
  self.dispatchEvent(new Event('hashchange'));
  expect(parent.postMessage).toHaveBeenCalledOnce();
});

it.each(['*', 'null', '/', 'host.example', 'javascript:alert(1)', `${HOST}/path`])(
  'never sends hello to "%s"',
  (host) => {
    const { parent, hear } = listen({ hash: inviteFragment({ host, token: 't' }) });
    hear(invite(), host);
    expect(parent.postMessage).not.toHaveBeenCalled();
  },
);

it('sends nothing outside a frame', () => {
  const postMessage = vi.fn();
  const self = Object.assign(new FakeWindow(INVITED), { postMessage });
  listenToHost(createHandlers(), { allowedOrigins: 'any' }, self).close();
  expect(postMessage).not.toHaveBeenCalled();
});

it('accepts messages only from its parent window', () => {
  const { parent, handlers, hear } = listen({});
  hear(invite(), HOST, window);
  hear({ action: 'pause' }, HOST, window);
  expect(parent.postMessage).not.toHaveBeenCalled();
  expect(handlers.pause).not.toHaveBeenCalled();
});

it('accepts messages only from allowed origins', () => {
  const other = 'https://other.example';
  const { parent, handlers, hear } = listen({ hash: INVITED, allowedOrigins: [other] });
  hear(invite());
  hear({ action: 'pause' });
  expect(parent.postMessage).not.toHaveBeenCalled();
  expect(handlers.pause).not.toHaveBeenCalled();
  hear(invite(), other);
  hear({ action: 'pause' }, other);
  expect(parent.postMessage).toHaveBeenCalledOnce();
  expect(handlers.pause).toHaveBeenCalledOnce();
});

it('responds to calls and ignores other messages', async () => {
  const { parent, handlers, heardFrom } = listen({ hash: INVITED });
  const port: MessagePort = parent.postMessage.mock.lastCall?.[2][0];
  port.postMessage({ gifkit: 2, id: 7, method: 'play' });
  port.postMessage({ gifkit: 1, id: 8, method: 'constructor' });
  port.postMessage('play');
  expect(await heardFrom(0)).toEqual([{ gifkit: 1, id: 1, result: STATE }]);
  expect(handlers.play).not.toHaveBeenCalled();
});

it('sends only the last size to a page that connects later', async () => {
  const { listener, hear, heardFrom } = listen({});
  listener.emit('play');
  listener.emit('resize', { height: 100 });
  listener.emit('resize', { height: 200 });
  hear(invite());
  expect(await heardFrom(0)).toEqual([
    { gifkit: 1, event: 'resize', data: { height: 200 } },
    { gifkit: 1, id: 1, result: STATE },
  ]);
});

it.each([
  [{ action: 'play' }, { play: [[]] }],
  [{ action: 'pause' }, { pause: [[]] }],
  [{ action: 'mute' }, { mute: [[]] }],
  [{ action: 'unmute' }, { unmute: [[]] }],
  [{ action: 'stop' }, { pause: [[]], seek: [[0]] }],
  [{ action: 'seekTo', value: 10 }, { seek: [[10]] }],
  [{ action: 'seekTo', value: '2.5' }, { seek: [[2.5]] }],
])(
  'does what %j of the earlier embed SDK asks, even from an opaque origin',
  async (data, expected) => {
    const { handlers, hear } = listen({});
    hear(data, 'null');
    await Promise.resolve();
    const calls = Object.entries(handlers).map(([name, handler]) => [name, handler.mock.calls]);
    expect(Object.fromEntries(calls.filter(([, made]) => made?.length))).toEqual(expected);
  },
);

it.each([
  [undefined],
  [null],
  ['play'],
  [{ action: 'getState' }],
  [{ action: 'constructor' }],
  [{ action: 'seekTo' }],
  [{ action: 'seekTo', value: -1 }],
  [{ action: 'seekTo', value: 'Infinity' }],
  [{ action: 'seekTo', value: { toString: 1, valueOf: 1 } }],
])('ignores %j', (data) => {
  const { handlers, hear } = listen({});
  hear(data);
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
});

it('ignores a failure without a caller', async () => {
  const { handlers, hear } = listen({});
  handlers.play.mockRejectedValue(new Error('no'));
  hear({ action: 'play' });
  await expect(handlers.play.mock.results[0]?.value).rejects.toThrow('no');
});

it('ignores messages once it is closed', () => {
  const { parent, listener, hear } = listen({});
  listener.close();
  hear(invite());
  expect(parent.postMessage).not.toHaveBeenCalled();
});
