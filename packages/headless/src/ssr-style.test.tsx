import { GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { render } from '@testing-library/react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { StyleNonce } from './index.ts';
import * as GifList from './list/index.ts';
import * as GifPicker from './picker/index.ts';
import { makeClip } from './test/make-clip.ts';
import { makeGif, makeGifs } from './test/make-gif.ts';
import { installMedia } from './test/media-element.ts';
import { serve } from './test/serve.ts';
import * as Tile from './tile/index.ts';
import * as Video from './video/index.ts';

type Box = ComponentPropsWithRef<'div'>;
type Form = ReactElement<Box> | ((props: Box) => ReactElement) | undefined;

const gif = makeGif('a');
const style = { width: 200, aspectRatio: '2 / 1' };
const never = () => new Promise<never>(() => {});
const provider = giphy(new GiphyFetch('a-key', {}, { fetch: never }));

const tile = (
  <Tile.Link>
    <Tile.Picture />
  </Tile.Link>
);

const itemsAs = (form: Form) => (item: GifList.GifListItemData) => (
  <GifList.Item item={item} render={form}>
    <Tile.Root {...item.tile} style={style} render={form}>
      {tile}
    </Tile.Root>
  </GifList.Item>
);

/** All parts with styles, each rendered as `form`. */
const PARTS: Record<string, (form: Form) => ReactElement> = {
  'a tile': (form) => (
    <Tile.Root gif={gif} width={200} style={style} render={form}>
      {tile}
    </Tile.Root>
  ),
  'a masonry': (form) => (
    <GifList.Root fetchGifs={never} initialGifs={makeGifs(3)}>
      <GifList.Masonry columns={2} gutter={10} width={210} render={form}>
        {itemsAs(form)}
      </GifList.Masonry>
    </GifList.Root>
  ),
  'a row': (form) => (
    <GifList.Root fetchGifs={never} initialGifs={makeGifs(3)}>
      <GifList.Viewport>
        <GifList.Row height={50} gutter={6} render={form}>
          {itemsAs(form)}
        </GifList.Row>
      </GifList.Viewport>
    </GifList.Root>
  ),
  'a picker': (form) => (
    <GifPicker.Root
      provider={provider}
      onSelect={() => {}}
      storage={null}
      style={style}
      render={form}
    >
      <GifPicker.Search />
      <GifPicker.Attribution mark={<b>Mark</b>} />
    </GifPicker.Root>
  ),
};

const FORMS: [string, Form][] = [
  ['its own element', undefined],
  ['an element', <section key="form" data-form="" />],
  ['a function', (props) => <section {...props} data-form="" />],
];

const CASES = Object.entries(PARTS).flatMap(([part, show]) =>
  FORMS.map(([name, form]) => [part, name, () => show(form)] as const),
);

const stylesIn = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText);

describe('server-rendered markup', () => {
  it.each(CASES)(
    'of %s, rendered as %s, has rules with a nonce and no style attribute',
    (...all) => {
      const html = serve(<StyleNonce.Provider value="n0nce">{all[2]()}</StyleNonce.Provider>);
      expect(html).not.toContain(' style=');
      expect(html).toMatch(/<style nonce="n0nce">\[data-ssr-style="[^"]+"\]\{[^}]+\}/);
      expect(html).not.toContain('<style>');
    },
  );

  it.each(CASES)('of %s, rendered as %s, looks the same after hydration', (...all) => {
    const mounted = render(all[2]());
    const wanted = stylesIn(mounted.container);
    mounted.unmount();

    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = serve(
      <StyleNonce.Provider value="n0nce">{all[2]()}</StyleNonce.Provider>,
    );
    const content = container.querySelector('img, input');
    const placed = [...container.querySelectorAll<HTMLElement>('[data-ssr-style]')];
    expect(placed).toHaveLength(wanted.length);
    const served = placed.map((element) => getComputedStyle(element).width);

    // The browser passes no nonce; a React warning would fail the test.
    const scripted = <StyleNonce.Provider value={undefined}>{all[2]()}</StyleNonce.Provider>;
    render(scripted, { container, hydrate: true });
    expect(stylesIn(container)).toEqual(wanted);
    expect(placed.map((element) => getComputedStyle(element).width)).toEqual(served);
    // After hydration the rules are removed without remounting content.
    expect(container.querySelector('style, [data-ssr-style]')).toBeNull();
    expect(container.querySelector('img, input')).toBe(content);
  });

  it('moves the style of a rendered host element into a rule', () => {
    const html = serve(
      <Tile.Root gif={gif} width={200} render={<section style={{ opacity: 0.5 }} />}>
        {tile}
      </Tile.Root>,
    );
    expect(html).not.toContain(' style=');
    expect(html).toContain('{opacity:0.5}');
  });

  it('has numbers in px, and no value that is unset or could end its declaration', () => {
    const rule = { insetInlineStart: 4, width: '50%', aspectRatio: 2, height: 0 };
    const omitted = { maxWidth: undefined, color: '', background: 'red;top:0', font: '</style>' };
    const html = serve(
      <Tile.Root gif={gif} width={200} style={{ ...rule, ...omitted }}>
        {tile}
      </Tile.Root>,
    );
    expect(html).toContain('{inset-inline-start:4px;width:50%;aspect-ratio:2;height:0px}');
  });

  it('of a seek bar outside of controls gets its played percentage after hydration', () => {
    installMedia();
    const player = (
      <Video.Root gif={makeClip()} width={480}>
        <Video.Media />
        <Video.Progress />
      </Video.Root>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = serve(player);
    expect(container.innerHTML).toContain('type="range"');
    expect(container.innerHTML).not.toContain(' style=');
    render(player, { container, hydrate: true });
    expect(stylesIn(container)).toEqual(['--played: 0%;']);
  });
});
