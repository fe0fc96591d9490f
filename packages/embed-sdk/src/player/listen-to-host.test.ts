import { expect, it, onTestFinished, vi } from 'vitest';
import { inviteFragment } from '../protocol/invite-fragment.ts';
import { createHandlers, FakeWindow, messageEvent, STATE } from '../test/fake-player.ts';
import { type HostListenerOptions, listenToHost } from './listen-to-host.ts';

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
  /** What the player said through the ports that it handed over, in order. */
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

it('says hello to the origin in its address, and to no other', () => {
  const { parent } = listen({ hash: INVITED });
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { gifkit: 1, type: 'hello', token: 't' },
    HOST,
    [expect.any(MessagePort)],
  );
});

it('says hello to the origin that an invitation came from', () => {
  const { parent, hear } = listen({});
  expect(parent.postMessage).not.toHaveBeenCalled();
  hear(invite());
  expect(parent.postMessage.mock.lastCall?.[1]).toBe(HOST);
});

it('says hello once to one invitation, however often it comes', () => {
  const { parent, hear } = listen({ hash: INVITED });
  hear(invite());
  hear(invite());
  expect(parent.postMessage).toHaveBeenCalledOnce();
  hear(invite('another'));
  expect(parent.postMessage).toHaveBeenCalledTimes(2);
});

it('reads an invitation that comes into its address later', () => {
  const { self, parent } = listen({});
  self.location.hash = INVITED;
  self.dispatchEvent(new Event('hashchange'));
  expect(parent.postMessage).toHaveBeenCalledOnce();
});

it.each(['*', 'null', '/', 'host.example', 'javascript:alert(1)', `${HOST}/path`])(
  'never says hello to "%s"',
  (host) => {
    const { parent, hear } = listen({ hash: inviteFragment({ host, token: 't' }) });
    hear(invite(), host);
    expect(parent.postMessage).not.toHaveBeenCalled();
  },
);

it('says nothing when it was opened out of its frame', () => {
  const postMessage = vi.fn();
  const self = Object.assign(new FakeWindow(INVITED), { postMessage });
  listenToHost(createHandlers(), { allowedOrigins: 'any' }, self).close();
  expect(postMessage).not.toHaveBeenCalled();
});

it('hears no window but its parent', () => {
  const { parent, handlers, hear } = listen({});
  hear(invite(), HOST, window);
  hear({ action: 'pause' }, HOST, window);
  expect(parent.postMessage).not.toHaveBeenCalled();
  expect(handlers.pause).not.toHaveBeenCalled();
});

it('hears no origin but the allowed', () => {
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

it('answers calls, and ignores what is none', async () => {
  const { parent, handlers, heardFrom } = listen({ hash: INVITED });
  const port: MessagePort = parent.postMessage.mock.lastCall?.[2][0];
  port.postMessage({ gifkit: 2, id: 7, method: 'play' });
  port.postMessage({ gifkit: 1, id: 8, method: 'constructor' });
  port.postMessage('play');
  expect(await heardFrom(0)).toEqual([{ gifkit: 1, id: 1, result: STATE }]);
  expect(handlers.play).not.toHaveBeenCalled();
});

it('tells a page that comes later the last size, and nothing else of the past', async () => {
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

it('does what pages for the earlier embed SDK ask, also from a page without an origin', () => {
  const { handlers, hear } = listen({});
  hear({ action: 'seekTo', value: 3 }, 'null');
  expect(handlers.seek).toHaveBeenCalledWith(3);
});

it('keeps a failure to itself that nobody waits for', async () => {
  const { handlers, hear } = listen({});
  handlers.play.mockRejectedValue(new Error('no'));
  hear({ action: 'play' });
  await expect(handlers.play.mock.results[0]?.value).rejects.toThrow('no');
});

it('hears nothing once it is closed', () => {
  const { parent, listener, hear } = listen({});
  listener.close();
  hear(invite());
  expect(parent.postMessage).not.toHaveBeenCalled();
});
