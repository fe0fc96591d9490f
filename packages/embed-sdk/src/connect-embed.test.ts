import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { connectEmbed } from './connect-embed.ts';
import { createEmbed } from './create-embed.ts';
import type { Embed } from './embed.ts';
import { ORIGIN, openPlayer, STATE } from './test/fake-player.ts';

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

/** What a page sees of the document in the frame: nothing, once it is of another origin. */
const showing = (document: { URL: string } | null) =>
  Object.defineProperty(iframe, 'contentDocument', { value: document, configurable: true });

test('invites a player that is there already', async () => {
  showing(null);
  openPlayer(iframe);
  await expect(connect().getState()).resolves.toEqual(STATE);
});

test('invites a player when its frame has loaded', async () => {
  showing({ URL: 'about:blank' });
  const state = connect().getState();
  openPlayer(iframe);
  expect(iframe.contentWindow?.postMessage).not.toHaveBeenCalled();
  showing(null);
  iframe.dispatchEvent(new Event('load'));
  await expect(state).resolves.toEqual(STATE);
});

test('invites a player again with the next call', async () => {
  showing({ URL: 'about:blank' });
  const embed = connect();
  showing(null);
  openPlayer(iframe);
  await expect(embed.getState()).resolves.toEqual(STATE);
});

test('invites a sandboxed player by its address alone, now and when it has loaded', () => {
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

test.each(['https://other.example/embed/abc', `${ORIGIN}.evil.example/`, 'about:blank', ''])(
  'refuses a frame that shows "%s"',
  (src) => {
    iframe.src = src;
    expect(connect).toThrow(expect.objectContaining({ code: 'origin' }));
  },
);

test('keeps the embed of a frame that is controlled already', () => {
  const embed = connect();
  expect(connect()).toBe(embed);
  embed.destroy();
  expect(connect()).not.toBe(embed);
});

test('keeps the embed that made a frame', () => {
  const embed = createEmbed(document.body, { id: 'abc', origin: ORIGIN });
  ({ iframe } = embed);
  expect(connect()).toBe(embed);
});

test('leaves the frame where it is when it is given up', () => {
  connect().destroy();
  expect(iframe.isConnected).toBe(true);
});
