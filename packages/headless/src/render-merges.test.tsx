import { type FetchGifs, GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { giphy } from '@gifkit/providers';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, createRef, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as GifList from './list/index.ts';
import * as GifPicker from './picker/index.ts';
import { reportInView } from './test/fake-observers.ts';
import { makeClip } from './test/make-clip.ts';
import { makeFilmedGif, makeGifs, makePage } from './test/make-gif.ts';
import { installMedia } from './test/media-element.ts';
import { scrollIntoView } from './test/observers.ts';
import { serveSandbox } from './test/sandbox.ts';
import * as Tile from './tile/index.ts';
import * as Video from './video/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: the parts have different props
type Any = any;

/** Props of the part under test: a class and `render`. Empty for other parts. */
type Look = (part: string, slot?: 'renderImage' | 'renderFilm' | 'renderMenu') => Any;

interface Scene {
  /** Tags of the parts' elements. */
  parts: Record<string, string>;
  show: (look: Look) => ReactElement;
  /** Brings the parts on screen. */
  play?: (container: Element) => unknown;
}

const never = () => new Promise<never>(() => {});
const filmed = makeFilmedGif('film');
const provider = giphy(new GiphyFetch('a-key'));
serveSandbox('https://api.giphy.com/*', 'https://pingback.giphy.com/*');

const itemsWith = (look: Look) => (item: GifList.GifListItemData) => (
  <GifList.Item item={item} {...(item.index === 0 && look('Item'))}>
    <Tile.Root {...item.tile} />
  </GifList.Item>
);

/** Sentinel that {@link showEnd} brings into view. */
const end = (
  <GifList.Loading>
    <i data-end="" />
  </GifList.Loading>
);
const showEnd = (container: Element) =>
  act(async () => reportInView(container.querySelector('[data-end]')?.parentElement as Element, 1));
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => act(() => vi.dynamicImportSettled());

/** Parts of the states of a list, with its response and GIFs. */
const { Skeleton, End, Empty, Error: Failure } = GifList;
const STATES: [string, Any, FetchGifs, IGif[]?][] = [
  ['Skeleton', Skeleton, never],
  ['End', End, async () => makePage(3, 3, 3), makeGifs(3)],
  ['Empty', Empty, async () => makePage(0, 0, 0)],
  ['Error', Failure, () => Promise.reject(new Error('offline'))],
];

const SCENES: Record<string, Scene> = {
  Tile: {
    parts: {
      Root: 'div',
      Link: 'a',
      Picture: 'picture',
      'Picture renderImage': 'img',
      'Picture renderFilm': 'video',
      Attribution: 'div',
      PlayButton: 'button',
    },
    show: (look) => (
      <Tile.Root gif={filmed} width={200} media="video" controls="always" {...look('Root')}>
        <Tile.Link {...look('Link')}>
          <Tile.Picture
            {...look('Picture')}
            {...look('Picture renderImage', 'renderImage')}
            {...look('Picture renderFilm', 'renderFilm')}
          />
        </Tile.Link>
        <Tile.Attribution {...look('Attribution')} />
        <Tile.PlayButton {...look('PlayButton')} />
      </Tile.Root>
    ),
    async play(container) {
      const root = container.firstElementChild as Element;
      scrollIntoView(root, 1);
      fireEvent.mouseEnter(root);
      await settled();
      scrollIntoView(root, 1);
    },
  },
  GifList: {
    parts: { Root: 'div', Masonry: 'div', Item: 'div', Loading: 'div' },
    show: (look) => (
      <GifList.Root fetchGifs={never} initialGifs={makeGifs(3)} {...look('Root')}>
        <GifList.Masonry columns={3} gutter={6} width={612} {...look('Masonry')}>
          {itemsWith(look)}
        </GifList.Masonry>
        <GifList.Loading {...look('Loading')} />
      </GifList.Root>
    ),
  },
  'GifList with a row': {
    parts: { Viewport: 'div', Row: 'div', Item: 'div', Previous: 'button', Next: 'button' },
    show: (look) => (
      <GifList.Root fetchGifs={never} initialGifs={makeGifs(3)}>
        <GifList.Viewport {...look('Viewport')}>
          <GifList.Row height={100} gutter={6} {...look('Row')}>
            {itemsWith(look)}
          </GifList.Row>
        </GifList.Viewport>
        <GifList.Previous {...look('Previous')} />
        <GifList.Next {...look('Next')} />
      </GifList.Root>
    ),
  },
  ...Object.fromEntries(
    STATES.map(([name, Part, fetchGifs, initialGifs]) => {
      const show: Scene['show'] = (look) => (
        <GifList.Root fetchGifs={fetchGifs} initialGifs={initialGifs} onGifsFetchError={() => {}}>
          <Part {...look(name)}>Text</Part>
          {end}
        </GifList.Root>
      );
      const play = name === 'Skeleton' ? undefined : showEnd;
      return [`GifList with ${name}`, { parts: { [name]: 'div' }, show, play }];
    }),
  ),
  GifPicker: {
    parts: {
      Root: 'div',
      Main: 'div',
      Search: 'input',
      Tabs: 'div',
      Tab: 'button',
      Results: 'div',
      Categories: 'div',
      Category: 'button',
      Favorites: 'button',
      Masonry: 'div',
      Item: 'div',
      Favorite: 'button',
      Loading: 'div',
      Footer: 'div',
      Attribution: 'a',
      MotionSwitch: 'button',
    },
    show: (look) => (
      <GifPicker.Root provider={provider} onSelect={() => {}} {...look('Root')}>
        <GifPicker.Main {...look('Main')}>
          <GifPicker.Search {...look('Search')} />
          <GifPicker.Tabs {...look('Tabs')}>
            <GifPicker.Tab value="gifs" {...look('Tab')} />
          </GifPicker.Tabs>
          <GifPicker.Results {...look('Results')}>
            <GifPicker.Categories {...look('Categories')}>
              {() => (
                <>
                  <GifPicker.Favorites {...look('Favorites')} />
                  <GifPicker.Category
                    category={{ name: 'Cats', term: 'cats' }}
                    {...look('Category')}
                  />
                </>
              )}
            </GifPicker.Categories>
            <GifPicker.Masonry columns={2} gutter={10} width={210} {...look('Masonry')}>
              {(item) => (
                <GifPicker.Item item={item} {...(item.index === 0 && look('Item'))}>
                  {item.index === 0 && <GifPicker.Favorite gif={item.gif} {...look('Favorite')} />}
                </GifPicker.Item>
              )}
            </GifPicker.Masonry>
            <GifPicker.Loading {...look('Loading')}>
              <i data-end="" />
            </GifPicker.Loading>
          </GifPicker.Results>
          <GifPicker.Footer {...look('Footer')}>
            <GifPicker.Attribution {...look('Attribution')} />
            <GifPicker.MotionSwitch {...look('MotionSwitch')} />
          </GifPicker.Footer>
        </GifPicker.Main>
      </GifPicker.Root>
    ),
    async play(container) {
      await showEnd(container);
      const [button] = await screen.findAllByRole('button', { name: /favorite/i });
      if (!screen.queryByText('Favorites')) fireEvent.click(button as Element);
      await screen.findByText('Favorites');
    },
  },
  'GifPicker with text': {
    parts: { Clear: 'button', Suggestions: 'div' },
    show: (look) => (
      <GifPicker.Root provider={provider} onSelect={() => {}} storage={null}>
        <GifPicker.Search />
        <GifPicker.Clear {...look('Clear')} />
        <GifPicker.Suggestions {...look('Suggestions')} />
        <GifPicker.Attribution />
      </GifPicker.Root>
    ),
    async play() {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ca' } });
      await screen.findByRole('listbox');
    },
  },
  Video: {
    parts: {
      Root: 'div',
      Media: 'video',
      Controls: 'div',
      PlayButton: 'button',
      MuteButton: 'button',
      Volume: 'input',
      Progress: 'input',
      CaptionsButton: 'button',
      'CaptionsButton renderMenu': 'div',
    },
    show: (look) => (
      <Video.Root gif={makeClip()} width={480} {...look('Root')}>
        <Video.Media {...look('Media')} />
        <Video.Controls {...look('Controls')}>
          <Video.PlayButton {...look('PlayButton')} />
          <Video.MuteButton {...look('MuteButton')} />
          <Video.Volume {...look('Volume')} />
          <Video.Progress {...look('Progress')} />
          <Video.CaptionsButton
            {...look('CaptionsButton')}
            {...look('CaptionsButton renderMenu', 'renderMenu')}
          />
        </Video.Controls>
      </Video.Root>
    ),
    async play() {
      await settled();
      click(/^Captions: /);
    },
  },
  'Video that fails': {
    parts: { Error: 'div' },
    show: (look) => (
      <Video.Root gif={makeClip()} width={480}>
        <Video.Media />
        <Video.Error {...look('Error')} />
      </Video.Root>
    ),
    play(container) {
      const video = container.querySelector('video') as HTMLVideoElement;
      Object.defineProperty(video, 'error', { value: { code: 3 } });
      vi.mocked(console.error).mockReturnValue();
      fireEvent.error(video);
      vi.mocked(console.error).mockClear();
    },
  },
};

function Host({ seen, tag, ...props }: Any) {
  seen(props);
  return createElement(tag, props);
}

const CASES = Object.entries(SCENES).flatMap(([name, { parts, ...scene }]) =>
  Object.entries(parts).map(([part, tag]) => ({ name, part, tag, ...scene })),
);

beforeEach(() => {
  installMedia();
  localStorage.clear();
});

it.each(CASES)('$name: $part keeps its props beside those of an element', async (scene) => {
  const { part, tag } = scene;
  /** Shows the scene with one part rendered by `form`. @returns the part's props. */
  const showAs = async (form: (props: Any) => Any) => {
    const seen = vi.fn<(props: Any) => void>();
    const look: Look = (name, slot = 'render' as Any) =>
      name === part ? { className: 'part', [slot]: form(seen) } : {};
    const { container, unmount } = render(scene.show(look));
    await scene.play?.(container);
    await waitFor(() => expect(seen).toHaveBeenCalled());
    return { props: seen.mock.lastCall?.[0], container, unmount };
  };

  const alone = await showAs((seen) => (props: Any) => {
    seen(props);
    return createElement(tag, props);
  });
  const own: Any = alone.props;
  alone.unmount();

  const handlers = Object.keys(own).filter(
    (name) => /^on[A-Z]/.test(name) && typeof own[name] === 'function',
  );
  const ref = createRef<Element>();
  const host: Any = {
    ref,
    className: 'host',
    style: { opacity: 0.5 },
    ...Object.fromEntries(handlers.map((name) => [name, vi.fn()])),
  };
  const { props, container } = await showAs((seen) => (
    <Host {...host} seen={seen} tag={tag} data-host="" />
  ));
  expect(ref.current).toBe(container.querySelector('[data-host]'));
  expect(props.className).toBe(own.className ? `${own.className} host` : 'host');
  // A list grows with its pages, of which the two may have different numbers.
  const { height } = props.style;
  expect(props.style).toEqual({ ...own.style, opacity: 0.5, height });
  for (const name of handlers) expect(props[name], name).not.toBe(host[name]);
  if (own.ref) expect(props.ref).not.toBe(ref);
  const others = Object.keys(own).filter((name) => !(name in host) && name !== 'children');
  expect(Object.keys(props)).toEqual(expect.arrayContaining(others));
});

it.each<[string, () => ReactElement]>([
  ['GifList.Root', () => <GifList.Loading />],
  [
    'GifList.Viewport',
    () => (
      <GifList.Root fetchGifs={never}>
        <GifList.Row height={50} gutter={6}>
          {() => null}
        </GifList.Row>
      </GifList.Root>
    ),
  ],
  ['Tile.Root', () => <Tile.Picture />],
  ['Video.Root', () => <Video.PlayButton />],
  ['GifPicker.Root', () => <GifPicker.Search />],
  [
    'GifPicker.Results',
    () => (
      <GifPicker.Root provider={provider} onSelect={() => {}}>
        <GifPicker.Ads />
      </GifPicker.Root>
    ),
  ],
])('a part outside of its %s throws', (place, show) => {
  vi.mocked(console.error).mockReturnValue();
  expect(() => render(show())).toThrow(`must be inside a ${place}`);
  vi.mocked(console.error).mockClear();
});
