import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isEmbedError } from '../embed-error.ts';
import type { EmbedOptions } from '../options/embed-options.ts';
import { createHandlers, messageEvent, ORIGIN, openPlayer, STATE } from '../test/fake-player.ts';
import { createEmbed } from './create-embed.ts';
import type { Embed } from './embed.ts';

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
  it('has an address that invites the player for this page', () => {
    const { iframe } = embedIn();
    const { origin, pathname, hash } = new URL(iframe.src);
    expect(origin + pathname).toBe(`${ORIGIN}/embed/abc`);
    expect(new URLSearchParams(hash.slice(1)).get('gifkit-host')).toBe(window.origin);
  });
});

it('rejects invalid options and leaves the element unchanged', () => {
  element.append('Loading');
  expect(() => embedIn({ id: '' })).toThrow(expect.objectContaining({ code: 'argument' }));
  expect(element.textContent).toBe('Loading');
});

describe('a call', () => {
  it('reaches the player with its seconds', async () => {
    const handlers = createHandlers();
    const embed = embedIn();
    openPlayer(embed.iframe, { handlers });
    for (const name of ['play', 'pause', 'mute', 'unmute'] as const) {
      await embed[name]();
      expect(handlers[name]).toHaveBeenCalledOnce();
    }
    await embed.seek(2.5);
    expect(handlers.seek).toHaveBeenCalledWith(2.5);
  });

  it('waits for the player and loads a lazy frame', async () => {
    const embed = embedIn();
    expect(embed.iframe.getAttribute('loading')).toBe('lazy');
    const state = embed.getState();
    expect(embed.iframe.getAttribute('loading')).toBe('eager');
    openPlayer(embed.iframe);
    await expect(state).resolves.toEqual(STATE);
  });

  it('is repeated to the next page if the user leaves before its result', async () => {
    const embed = embedIn();
    const never = { ...createHandlers(), getState: () => new Promise<never>(() => {}) };
    openPlayer(embed.iframe, { handlers: never });
    const state = embed.getState();
    openPlayer(embed.iframe);
    await expect(state).resolves.toEqual(STATE);
  });

  it('rejects with the player’s error', async () => {
    const embed = embedIn();
    const refusal = new DOMException('Touch the page first.', 'NotAllowedError');
    openPlayer(embed.iframe, {
      handlers: { ...createHandlers(), play: () => Promise.reject(refusal) },
    });
    const error = await embed.play().catch((reason: unknown) => reason);
    expect(isEmbedError(error)).toBe(true);
    expect(error).toMatchObject({
      code: 'not-allowed',
      message: 'Touch the page first.',
      cause: { name: 'NotAllowedError' },
    });
  });

  it('rejects an invalid state', async () => {
    const embed = embedIn();
    const broken = { ...STATE, time: Number.NaN };
    openPlayer(embed.iframe, { handlers: { ...createHandlers(), getState: () => broken } });
    await expect(embed.getState()).rejects.toMatchObject({ code: 'player' });
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('does not seek to %s', async (seconds) => {
    await expect(embedIn().seek(seconds)).rejects.toMatchObject({ code: 'argument' });
  });

  it('rejects when the player does not respond in time', async () => {
    vi.useFakeTimers();
    const call = embedIn({ timeout: 3000 }).play();
    const settled = vi.fn();
    call.catch(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  });

  it('rejects when the player is at another origin', async () => {
    const embed = embedIn();
    const listener = vi.fn();
    embed.on('error', listener);
    const call = embed.play();
    openPlayer(embed.iframe, { origin: 'https://www.embed.example' });
    await expect(call).rejects.toMatchObject({ code: 'origin' });
    await expect(embed.pause()).rejects.toMatchObject({ code: 'origin' });
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ code: 'origin' }));
  });

  it('rejects on a page without an origin', async () => {
    vi.stubGlobal('origin', 'null');
    await expect(embedIn().play()).rejects.toMatchObject({ code: 'origin' });
  });
});

describe('an event', () => {
  it('reaches its listeners until they are removed', async () => {
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

  it('carries its data', async () => {
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
  it('keeps the ratio of a frame that already has the height', async () => {
    const embed = embedIn({ autoHeight: true, ratio: 1.6 });
    Object.defineProperty(embed.iframe, 'clientHeight', { value: 300 });
    openPlayer(embed.iframe).emit('resize', { height: 300 });
    await embed.getState();
    expect(embed.iframe.style.height).toBe('auto');
  });

  it('is off by default', async () => {
    const embed = embedIn();
    openPlayer(embed.iframe).emit('resize', { height: 300 });
    await embed.getState();
    expect(embed.iframe.style.height).toBe('');
  });
});

describe('a forged hello', () => {
  const tokenOf = ({ iframe }: Embed) =>
    new URLSearchParams(new URL(iframe.src).hash.slice(1)).get('gifkit-token');

  it.each<[string, (embed: Embed) => Partial<Parameters<typeof messageEvent>[0]>]>([
    ['from another window', () => ({ source: window })],
    ['with another token', () => ({ data: { gifkit: 1, type: 'hello', token: 'guess' } })],
    [
      'of another version',
      (embed) => ({ data: { gifkit: 2, type: 'hello', token: tokenOf(embed) } }),
    ],
    ['without a port', () => ({ ports: [] })],
    ['that is not a message', () => ({ data: null })],
  ])('is ignored: %s', (_, forge) => {
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
  it('has no origin and is identified by its token', async () => {
    const embed = embedIn({ sandbox: 'allow-scripts allow-popups' });
    openPlayer(embed.iframe, { origin: 'null' });
    await expect(embed.getState()).resolves.toEqual(STATE);
  });

  it('is pinned to its origin if it may keep it', async () => {
    const embed = embedIn({ sandbox: 'allow-scripts allow-same-origin' });
    openPlayer(embed.iframe, { origin: 'null' });
    await expect(embed.getState()).rejects.toMatchObject({ code: 'origin' });
  });
});

describe('a second embed in an element', () => {
  it('ends the calls of the first one and replaces it', async () => {
    const first = embedIn();
    const call = first.getState();
    const second = embedIn({ id: 'next' });
    await expect(call).rejects.toMatchObject({ code: 'destroyed' });
    await expect(first.play()).rejects.toMatchObject({ code: 'destroyed' });
    expect([...element.childNodes]).toEqual([second.iframe]);
    openPlayer(second.iframe);
    await expect(second.getState()).resolves.toEqual(STATE);
  });

  it('survives another destroy of the first one', async () => {
    const first = embedIn();
    const second = embedIn();
    first.destroy();
    expect([...element.childNodes]).toEqual([second.iframe]);
  });
});

describe('destroying', () => {
  it('removes the frame and rejects pending and later calls', async () => {
    const embed = embedIn();
    const call = embed.play();
    embed.destroy();
    await expect(call).rejects.toMatchObject({ code: 'destroyed' });
    await expect(embed.play()).rejects.toMatchObject({ code: 'destroyed' });
    expect(element.childElementCount).toBe(0);
  });

  it('removes all listeners', () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    embedIn().destroy();
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});
