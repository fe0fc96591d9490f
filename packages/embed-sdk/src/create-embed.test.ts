import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEmbed, type EmbedOptions } from './create-embed.ts';
import type { Embed } from './embed.ts';
import { isEmbedError } from './embed-error.ts';
import { createHandlers, messageEvent, ORIGIN, openPlayer, STATE } from './test/fake-player.ts';

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
  document.body.replaceChildren(element);
});

function embedIn(options: Partial<EmbedOptions> = {}): Embed {
  const embed = createEmbed(element, { id: 'abc', origin: ORIGIN, ...options });
  onTestFinished(() => embed.destroy());
  return embed;
}

describe('the frame', () => {
  test('takes the place of what was there, with its size and its name', () => {
    element.append('Loading');
    const { iframe } = embedIn({ width: 320, height: 240, title: 'A cat' });
    expect([...element.childNodes]).toEqual([iframe]);
    expect(iframe).toMatchObject({ width: '320', height: '240', title: 'A cat' });
  });

  test('has an address that invites the player on behalf of this page', () => {
    const { iframe } = embedIn();
    const { origin, pathname, hash } = new URL(iframe.src);
    expect(origin + pathname).toBe(`${ORIGIN}/embed/abc`);
    expect(new URLSearchParams(hash.slice(1)).get('gifkit-host')).toBe(window.origin);
  });

  test.each(['*', 'null', '', 'embed.example', `${ORIGIN}/`, 'javascript:alert(1)'])(
    'is not made for the origin "%s"',
    (origin) => {
      expect(() => embedIn({ origin })).toThrow(expect.objectContaining({ code: 'argument' }));
      expect(element.childElementCount).toBe(0);
    },
  );
});

describe('a call', () => {
  test.each(['play', 'pause', 'mute', 'unmute'] as const)(
    'reaches the player: %s',
    async (name) => {
      const handlers = createHandlers();
      const embed = embedIn();
      openPlayer(embed.iframe, { handlers });
      await embed[name]();
      expect(handlers[name]).toHaveBeenCalledOnce();
    },
  );

  test('hands its seconds over', async () => {
    const handlers = createHandlers();
    const embed = embedIn();
    openPlayer(embed.iframe, { handlers });
    await embed.seek(2.5);
    expect(handlers.seek).toHaveBeenCalledWith(2.5);
  });

  test('brings the state back', async () => {
    const embed = embedIn();
    openPlayer(embed.iframe);
    await expect(embed.getState()).resolves.toEqual(STATE);
  });

  test('waits for the player, and loads a lazy frame', async () => {
    const embed = embedIn();
    expect(embed.iframe.getAttribute('loading')).toBe('lazy');
    const state = embed.getState();
    expect(embed.iframe.getAttribute('loading')).toBe('eager');
    openPlayer(embed.iframe);
    await expect(state).resolves.toEqual(STATE);
  });

  test('is made again to the page that the visitor went to before it was answered', async () => {
    const embed = embedIn();
    const never = { ...createHandlers(), getState: () => new Promise<never>(() => {}) };
    openPlayer(embed.iframe, { handlers: never });
    const state = embed.getState();
    openPlayer(embed.iframe);
    await expect(state).resolves.toEqual(STATE);
  });

  test('rejects with what the player says', async () => {
    const embed = embedIn();
    const refusal = new DOMException('Touch the page first.', 'NotAllowedError');
    openPlayer(embed.iframe, {
      handlers: { ...createHandlers(), play: () => Promise.reject(refusal) },
    });
    const error = await embed.play().catch((reason: unknown) => reason);
    expect(isEmbedError(error)).toBe(true);
    expect(error).toMatchObject({
      code: 'player',
      message: 'Touch the page first.',
      cause: { name: 'NotAllowedError' },
    });
  });

  test('rejects a state that is none', async () => {
    const embed = embedIn();
    const broken = { ...STATE, time: Number.NaN };
    openPlayer(embed.iframe, { handlers: { ...createHandlers(), getState: () => broken } });
    await expect(embed.getState()).rejects.toMatchObject({ code: 'player' });
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('does not seek to %s', async (seconds) => {
    await expect(embedIn().seek(seconds)).rejects.toMatchObject({ code: 'argument' });
  });

  test('rejects when the player does not answer in time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const call = embedIn({ timeout: 3000 }).play();
    const settled = vi.fn();
    call.catch(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  });

  test('rejects when the player turns out to be elsewhere', async () => {
    const embed = embedIn();
    const listener = vi.fn();
    embed.on('error', listener);
    const call = embed.play();
    openPlayer(embed.iframe, { origin: 'https://www.embed.example' });
    await expect(call).rejects.toMatchObject({ code: 'origin' });
    await expect(embed.pause()).rejects.toMatchObject({ code: 'origin' });
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ code: 'origin' }));
  });

  test('rejects on a page that has no origin of its own', async () => {
    vi.stubGlobal('origin', 'null');
    await expect(embedIn().play()).rejects.toMatchObject({ code: 'origin' });
  });
});

describe('an event', () => {
  test('says that the player is ready', () => {
    const embed = embedIn();
    const listener = vi.fn();
    embed.on('ready', listener);
    openPlayer(embed.iframe);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('reaches its listeners until they end it', async () => {
    const embed = embedIn();
    const player = openPlayer(embed.iframe);
    const all = vi.fn();
    const few = vi.fn();
    embed.on('pause', all);
    const stop = embed.on('pause', few);
    player.emit('pause');
    await embed.getState();
    stop();
    player.emit('pause');
    await embed.getState();
    expect(all).toHaveBeenCalledTimes(2);
    expect(few).toHaveBeenCalledTimes(1);
  });

  test('brings what it says', async () => {
    const embed = embedIn();
    const player = openPlayer(embed.iframe);
    const volume = vi.fn();
    const error = vi.fn();
    embed.on('volumechange', volume);
    embed.on('error', error);
    player.emit('volumechange', { muted: true });
    player.emit('error', { message: 'No such clip.' });
    await embed.getState();
    expect(volume).toHaveBeenCalledWith({ muted: true });
    expect(error.mock.lastCall?.[0]).toMatchObject({ code: 'player', message: 'No such clip.' });
  });
});

describe('auto height', () => {
  test.each([
    [333.2, '334px'],
    [3, '100px'],
    [99_999, '2000px'],
  ])('follows content of %s px', async (height, expected) => {
    const embed = embedIn({ autoHeight: true });
    openPlayer(embed.iframe).emit('resize', { height });
    await embed.getState();
    expect(embed.iframe.style.height).toBe(expected);
  });

  test('is off unless asked for', async () => {
    const embed = embedIn();
    openPlayer(embed.iframe).emit('resize', { height: 300 });
    await embed.getState();
    expect(embed.iframe.style.height).toBe('');
  });
});

describe('a forged hello', () => {
  const tokenOf = ({ iframe }: Embed) =>
    new URLSearchParams(new URL(iframe.src).hash.slice(1)).get('gifkit-token');

  test.each<[string, (embed: Embed) => Partial<Parameters<typeof messageEvent>[0]>]>([
    ['from another window', () => ({ source: window })],
    ['with another token', () => ({ data: { gifkit: 1, type: 'hello', token: 'guess' } })],
    [
      'of another version',
      (embed) => ({ data: { gifkit: 2, type: 'hello', token: tokenOf(embed) } }),
    ],
    ['without a port', () => ({ ports: [] })],
    ['that is no message', () => ({ data: null })],
  ])('is not heard: %s', (_, forge) => {
    const embed = embedIn();
    const ready = vi.fn();
    embed.on('ready', ready);
    const genuine = {
      data: { gifkit: 1, type: 'hello', token: tokenOf(embed) },
      origin: ORIGIN,
      source: embed.iframe.contentWindow,
      ports: [new MessageChannel().port2],
    };
    window.dispatchEvent(messageEvent({ ...genuine, ...forge(embed) }));
    expect(ready).not.toHaveBeenCalled();
    window.dispatchEvent(messageEvent(genuine));
    expect(ready).toHaveBeenCalledOnce();
  });
});

describe('a sandboxed player', () => {
  test('has no origin, and is known by its token', async () => {
    const embed = embedIn({ sandbox: 'allow-scripts allow-popups' });
    openPlayer(embed.iframe, { origin: 'null' });
    await expect(embed.getState()).resolves.toEqual(STATE);
  });

  test('is pinned to its origin when it may keep it', async () => {
    const embed = embedIn({ sandbox: 'allow-scripts allow-same-origin' });
    openPlayer(embed.iframe, { origin: 'null' });
    await expect(embed.getState()).rejects.toMatchObject({ code: 'origin' });
  });
});

describe('destroying', () => {
  test('removes the frame, rejects what waits and what comes', async () => {
    const embed = embedIn();
    const call = embed.play();
    embed.destroy();
    await expect(call).rejects.toMatchObject({ code: 'destroyed' });
    await expect(embed.play()).rejects.toMatchObject({ code: 'destroyed' });
    expect(element.childElementCount).toBe(0);
  });

  test('leaves no listener behind; all embeds share one', () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    const embeds = [0, 1, 2].map(() => embedIn());
    expect(add.mock.calls.filter(([type]) => type === 'message').length).toBe(1);
    for (const embed of embeds) embed.destroy();
    expect(remove.mock.calls.filter(([type]) => type === 'message').length).toBe(1);
  });
});
