import { beforeEach, expect, it, vi } from 'vitest';
import { createHandlers, ORIGIN, openPlayer } from '../test/fake-player.ts';
import { GifkitEmbedElement } from './GifkitEmbedElement.ts';

customElements.define('gifkit-embed', GifkitEmbedElement);

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal('reportError', vi.fn());
});

function open(attributes = `gif="abc" origin="${ORIGIN}"`): GifkitEmbedElement {
  document.body.innerHTML = `<gifkit-embed ${attributes}><a href="/abc">A cat</a></gifkit-embed>`;
  return document.body.firstElementChild as GifkitEmbedElement;
}

const frameOf = (element: GifkitEmbedElement) => element.shadowRoot?.querySelector('iframe');
const pathOf = (element: GifkitEmbedElement) => new URL(frameOf(element)?.src ?? '').pathname;
const showsContent = (element: GifkitEmbedElement) =>
  element.shadowRoot?.querySelector('slot') !== null;

it('replaces its content with the player', () => {
  const element = open(
    `gif="abc" origin="${ORIGIN}" view="player" width="300" ratio="3/2" title="A cat"`,
  );
  expect(pathOf(element)).toBe('/player/abc');
  expect(frameOf(element)).toMatchObject({ title: 'A cat', width: '300', height: '200' });
  expect(showsContent(element)).toBe(false);
  expect(element.textContent).toBe('A cat');
});

it('exposes the player’s controls and dispatches its events', async () => {
  const element = open();
  const volume = vi.fn();
  element.addEventListener('volumechange', ({ detail }: CustomEventInit) => volume(detail));
  const player = openPlayer(frameOf(element) as HTMLIFrameElement);
  player.emit('volumechange', { muted: false });
  await element.embed?.getState();
  expect(volume).toHaveBeenCalledExactlyOnceWith({ muted: false });
});

it('starts once if attributes change together', async () => {
  const element = open();
  const call = element.embed?.play();
  const create = vi.spyOn(document, 'createElement');
  element.setAttribute('gif', 'next');
  element.setAttribute('ratio', '2');
  await expect(call).rejects.toMatchObject({ code: 'destroyed' });
  expect(pathOf(element)).toBe('/embed/next');
  expect(create.mock.calls.filter(([name]) => name === 'iframe')).toHaveLength(1);
});

it('starts if it gets its GIF after it was connected', async () => {
  const element = document.createElement('gifkit-embed');
  document.body.append(element);
  expect(element.embed).toBeUndefined();
  expect(reportError).not.toHaveBeenCalled();
  element.setAttribute('gif', 'abc');
  element.setAttribute('origin', ORIGIN);
  await Promise.resolve();
  expect(pathOf(element)).toBe('/embed/abc');
});

it('shows its content and reports the error if its attributes are invalid', async () => {
  const element = open('gif="abc" origin="embed.example"');
  expect(showsContent(element)).toBe(true);
  expect(element.embed).toBeUndefined();
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ code: 'argument' }));
  element.setAttribute('origin', ORIGIN);
  await Promise.resolve();
  expect(pathOf(element)).toBe('/embed/abc');
  element.setAttribute('width', 'wide');
  await Promise.resolve();
  expect(showsContent(element)).toBe(true);
  expect(frameOf(element)).toBeNull();
});

it('ends its embed on disconnect and creates a new one on reconnect', async () => {
  const element = open();
  const call = element.embed?.play();
  element.remove();
  await expect(call).rejects.toMatchObject({ code: 'destroyed' });
  expect(element.embed).toBeUndefined();
  document.body.append(element);
  expect(pathOf(element)).toBe('/embed/abc');
});

it('keeps its embed and a paused player when it is moved', async () => {
  const element = open();
  const { embed } = element;
  const paused = vi.fn();
  embed?.on('pause', paused);
  openPlayer(frameOf(element) as HTMLIFrameElement).emit('pause');
  await embed?.getState();
  expect(paused).toHaveBeenCalledOnce();

  document.body.append(document.createElement('p'), element);
  await Promise.resolve();
  expect(element.embed).toBe(embed);
  // The browser reloads the frame.
  const handlers = createHandlers();
  const reloaded = openPlayer(frameOf(element) as HTMLIFrameElement, { handlers });
  await embed?.getState();
  expect(handlers.pause).toHaveBeenCalledOnce();
  reloaded.emit('pause');
  await embed?.getState();
  expect(paused).toHaveBeenCalledTimes(2);
});

it('sends no playback command after a move if playback was never changed', async () => {
  const element = open();
  openPlayer(frameOf(element) as HTMLIFrameElement);
  await element.embed?.getState();
  document.body.append(document.createElement('p'), element);
  const handlers = createHandlers();
  openPlayer(frameOf(element) as HTMLIFrameElement, { handlers });
  await element.embed?.getState();
  expect(handlers.pause).not.toHaveBeenCalled();
  expect(handlers.play).not.toHaveBeenCalled();
});

it('restarts if it is moved and gets another GIF', async () => {
  const element = open();
  const { embed } = element;
  element.setAttribute('gif', 'next');
  document.body.append(document.createElement('p'), element);
  await Promise.resolve();
  expect(element.embed).not.toBe(embed);
  expect(pathOf(element)).toBe('/embed/next');
});
