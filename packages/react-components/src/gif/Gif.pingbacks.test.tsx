import { configureAnalytics, flushPingbacks } from '@gifkit/analytics';
import { GiphyFetch } from '@gifkit/fetch-api';
import { PingbackContext, PingbackContextManager } from '@gifkit/headless';
import type { IGif } from '@gifkit/model';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { serveSandbox } from '../../../headless/src/test/sandbox.ts';
import { Grid } from '../grid/Grid.tsx';
import { load, partsOf, renderGif } from '../test/render-gif.tsx';
import { Gif } from './Gif.tsx';
import type { GifProps } from './gif-props.ts';

const ORIGIN = 'https://api.example.com';
const HOVER_DELAY = 200;

let gif: IGif;
const { sandbox, server } = serveSandbox(`${ORIGIN}/*`);

/** Flushes the queue. Returns all events received so far. */
async function arrived() {
  // Events wait until the lazy-loaded analytics have loaded.
  await act(() => vi.dynamicImportSettled());
  flushPingbacks();
  return sandbox.events();
}
const whenArrived = (count: number) =>
  waitFor(async () => {
    const events = await arrived();
    expect(events).toHaveLength(count);
    return events;
  });

const show = (props: Partial<GifProps> = {}) => renderGif({ gif, ...props });

const showGrid = (props: Partial<ComponentProps<typeof Grid>> = {}) => (
  <Grid width={612} fetchGifs={() => new Promise(() => {})} initialGifs={[gif]} {...props} />
);

function see({ root, image }: ReturnType<typeof partsOf>): void {
  scrollIntoView(root, 1);
  load(image, gif.images.fixed_width.webp);
}

beforeAll(async () => {
  const client = new GiphyFetch('key', {}, { baseUrl: `${ORIGIN}/v1` });
  const { data } = await client.trending({ limit: 1 });
  gif = data[0] as IGif;
});
beforeEach(() => {
  configureAnalytics({ enabled: true, pingbackUrl: ORIGIN });
  sandbox.reset();
});
afterEach(() => localStorage.clear());

describe('pingbacks of a Gif', () => {
  it('report once that it was seen, with position and user', async () => {
    const parts = show({ user: { id: 42 } });
    see(parts);
    scrollIntoView(parts.root, 0, 1);
    const [event] = await whenArrived(1);
    expect(event).toMatchObject({
      action_type: 'SEEN',
      analytics_response_payload: gif.analytics_response_payload,
      logged_in_user_id: '42',
    });
    expect(JSON.parse(Object(event?.attributes).position)).toMatchObject({
      top: 0,
      left: 0,
      width: 0,
    });
  });

  it('report a click, as the peer names its components', async () => {
    const names = new Set<string | null>();
    server.events.on('request:start', ({ request }) => {
      names.add(request.headers.get('X-GIPHY-SDK-NAME'));
    });
    onTestFinished(() => server.events.removeAllListeners());
    show({ noLink: true });
    fireEvent.click(screen.getByAltText(/GIF$/));
    expect(await whenArrived(1)).toMatchObject([{ action_type: 'CLICK' }]);
    expect(names).toEqual(new Set(['ReactSDK']));
  });

  it('report a hover of 200 ms, but not a shorter one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { root } = show();
    fireEvent.mouseEnter(root);
    vi.advanceTimersByTime(HOVER_DELAY - 1);
    fireEvent.mouseLeave(root);
    vi.advanceTimersByTime(HOVER_DELAY);
    fireEvent.mouseEnter(root);
    vi.advanceTimersByTime(HOVER_DELAY);
    vi.useRealTimers();
    expect(await whenArrived(1)).toMatchObject([{ action_type: 'HOVER' }]);
  });

  it('report nothing for a GIF without an analytics payload', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { root, image } = show({ gif: makeGif('own'), noLink: true });
    scrollIntoView(root, 1);
    load(image, 'https://media.example.com/own/200w.webp');
    fireEvent.click(image);
    expect(await arrived()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('PingbackContextManager', () => {
  it('merges its attributes with those of outer providers, and joins the layouts', async () => {
    const { container } = render(
      <PingbackContext.Provider value={{ attributes: { screen: 'chat', layout_type: 'MODAL' } }}>
        {showGrid()}
      </PingbackContext.Provider>,
    );
    see(partsOf(container));
    expect(await whenArrived(1)).toMatchObject([
      { attributes: { screen: 'chat', layout_type: 'MODAL, GRID' } },
    ]);
  });

  it('sends the logged-in user of a grid', async () => {
    const { container } = render(showGrid({ user: { id: 7 }, layoutType: 'MIXED' }));
    see(partsOf(container));
    expect(await whenArrived(1)).toMatchObject([
      { logged_in_user_id: '7', attributes: { layout_type: 'MIXED' } },
    ]);
  });

  it('sends the events through the given analytics', async () => {
    const pingback = vi.fn();
    const { container } = render(
      <PingbackContextManager analytics={{ pingback }}>
        <Gif gif={gif} width={200} />
      </PingbackContextManager>,
    );
    see(partsOf(container));
    await waitFor(() => expect(pingback).toHaveBeenCalledOnce());
    expect(await arrived()).toEqual([]);
  });

  it('disables all events, even with inner providers', async () => {
    const listened = vi.spyOn(window, 'addEventListener');
    const spies = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(globalThis, 'fetch')];
    const { container } = render(
      <PingbackContextManager enabled={false}>
        <PingbackContextManager enabled>
          <Gif gif={gif} width={200} noLink />
        </PingbackContextManager>
      </PingbackContextManager>,
    );
    const parts = partsOf(container);
    see(parts);
    fireEvent.click(parts.image);
    await act(() => vi.dynamicImportSettled());
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    // React itself adds error listeners.
    expect(listened.mock.calls.filter(([type]) => type !== 'error')).toEqual([]);
    expect(await arrived()).toEqual([]);
  });
});
