import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ORIGIN, openPlayer, STATE } from '../test/fake-player.ts';
import { connectEmbed, createEmbed } from './create-embed.ts';
import type { Embed } from './embed.ts';

let iframe: HTMLIFrameElement;
beforeEach(() => {
  iframe = document.createElement('iframe');
  iframe.src = `${ORIGIN}/embed/abc`;
  document.body.replaceChildren(iframe);
});

function connect(): Embed {
  const embed = connectEmbed(iframe, { origin: ORIGIN });
  onTestFinished(() => embed.destroy());
  return embed;
}

/** The frame's document as a page sees it: null once it is cross-origin. */
const showing = (document: { URL: string } | null) =>
  Object.defineProperty(iframe, 'contentDocument', { value: document, configurable: true });

it('invites a player that has already loaded', async () => {
  showing(null);
  openPlayer(iframe);
  await expect(connect().getState()).resolves.toEqual(STATE);
});

it('invites a player after its frame has loaded', async () => {
  showing({ URL: 'about:blank' });
  const state = connect().getState();
  openPlayer(iframe);
  expect(iframe.contentWindow?.postMessage).not.toHaveBeenCalled();
  showing(null);
  iframe.dispatchEvent(new Event('load'));
  await expect(state).resolves.toEqual(STATE);
});

it('repeats the invitation with the next call', async () => {
  showing({ URL: 'about:blank' });
  const embed = connect();
  showing(null);
  openPlayer(iframe);
  await expect(embed.getState()).resolves.toEqual(STATE);
});

it('invites a sandboxed player only by its address, before and after it has loaded', () => {
  iframe.setAttribute('sandbox', 'allow-scripts');
  const replace = vi.fn<(url: string) => void>();
  const contentWindow = { location: { replace }, postMessage: vi.fn() };
  Object.defineProperty(iframe, 'contentWindow', { value: contentWindow });
  connect().play().catch(vi.fn());
  for (let loads = 0; loads < 3; loads += 1) iframe.dispatchEvent(new Event('load'));
  const address = expect.stringMatching(/^https:\/\/embed\.example\/embed\/abc#gifkit-host=/);
  expect(replace.mock.calls).toEqual([[address], [address]]);
  expect(contentWindow.postMessage).not.toHaveBeenCalled();
});

it.each(['https://other.example/embed/abc', `${ORIGIN}.evil.example/`, 'about:blank', ''])(
  'rejects a frame that shows "%s"',
  (src) => {
    iframe.src = src;
    expect(connect).toThrow(expect.objectContaining({ code: 'origin' }));
  },
);

it('returns the existing embed of a frame', () => {
  const embed = connect();
  expect(connect()).toBe(embed);
  embed.destroy();
  expect(connect()).not.toBe(embed);
});

it('returns the embed that created a frame', () => {
  const embed = createEmbed(document.body, { id: 'abc', origin: ORIGIN });
  ({ iframe } = embed);
  expect(connect()).toBe(embed);
});

it('keeps the frame on destroy', () => {
  connect().destroy();
  expect(iframe.isConnected).toBe(true);
});
