// @vitest-environment node

import { giphy } from '@gifkit/providers';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { makeClip } from '../../headless/src/test/make-clip.ts';
import { makeGif, makeGifs } from '../../headless/src/test/make-gif.ts';
import {
  AttributionOverlay,
  Carousel,
  Gif,
  Grid,
  MotionButton,
  MotionProvider,
  Video,
} from './index.ts';
import { GifPicker } from './picker/index.ts';

const never = () => new Promise<never>(() => {});

function serve(element: ReactElement) {
  const sheet = new ServerStyleSheet({ nonce: 'n0nce' });
  const html = renderToString(sheet.collectStyles(element));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html, styles };
}

describe('rendering on a server', () => {
  it('shows all motion as playing before the stored choice is known', () => {
    const html = renderToString(
      <MotionProvider>
        <MotionButton />
      </MotionProvider>,
    );
    expect(html).toContain('Pause all');
  });

  it('sends only the still of a flashing GIF', () => {
    const gif = makeGif('a', { is_flashing: true });
    const html = renderToString(<Gif gif={gif} width={200} />);
    expect(html).toContain('a/200w_s.gif');
    expect(html).not.toMatch(/a\/200w\.(gif|webp)/);
  });

  it('shows a GIF before any script runs, and its still under reduced motion', () => {
    const html = renderToString(<Gif gif={makeGif('a')} width={200} />);
    expect(html).toContain('src="https://media.example.com/a/200w.gif"');
    expect(html).toContain('srcSet="https://media.example.com/a/200w.webp"');
    expect(html).toContain(
      '<source media="(prefers-reduced-motion: reduce)" srcSet="https://media.example.com/a/200w_s.gif"/>',
    );
  });

  it('leaves lazy loading to the browser, unless it is disabled', () => {
    expect(renderToString(<Gif gif={makeGif('a')} width={200} />)).toContain('loading="lazy"');
    const eager = renderToString(<Gif gif={makeGif('a')} width={200} lazyLoad={false} />);
    expect(eager).not.toContain('loading');
  });

  it('lays out a grid by its width, with the pictures of all tiles', () => {
    const initialGifs = makeGifs(12);
    const { html } = serve(<Grid width={612} initialGifs={initialGifs} fetchGifs={never} />);
    expect(html).toContain('inset-inline-start:412px;top:0px;width:200px;height:100px}');
    for (const { id, images } of initialGifs) {
      expect(html).toContain(`data-giphy-id="${id}"`);
      expect(html).toContain(`srcSet="${images.fixed_width.webp}"`);
    }
    expect('document' in globalThis).toBe(false);
  });

  it.each([undefined, '100%'])(
    'lays out a grid of unknown width (%s) for any, with stills as pictures',
    (percentWidth) => {
      const bare = { width: 200, height: 100, url: 'https://media.example.com/bare.gif' };
      const { html } = serve(
        <Grid
          columns={{ 0: 2, 600: 3 }}
          percentWidth={percentWidth}
          initialGifs={[makeGif('a'), makeGif('b', { images: { original: bare } })]}
          fetchGifs={never}
        />,
      );
      expect(html).toContain('@container (width>=600px){&::after,[data-giphy-index]{--_c:3}');
      expect(html.match(/<(?:img|source)[^>]*(?:src|srcSet)="[^"]+"/g)).toEqual([
        expect.stringMatching(
          /^<img (?!.*loading).*fetchPriority="high".* src="\S+a\/200w_s.gif"$/i,
        ),
        // Services without stills.
        expect.stringMatching(/^<img .* src="\S+bare.gif"$/),
      ]);
    },
  );

  it('has the styles of all tiles in the class of the list', () => {
    const { styles } = serve(<Grid initialGifs={makeGifs(12)} fetchGifs={never} />);
    expect(styles).toMatch(/\.\S+ :where\(\.giphy-gif\)\{position:relative;/);
    expect(styles.split('object-fit:cover')).toHaveLength(2);
  });

  it('adds the nonce of the sheet to every style element, and writes no style attributes', () => {
    const initialGifs = [makeGif('a'), makeGif('s', { is_sticker: 1 })];
    const { html, styles } = serve(<Grid initialGifs={initialGifs} fetchGifs={never} />);
    expect(styles).toMatch(/^<style nonce="n0nce"/);
    expect(styles).toContain('conic-gradient');
    expect(html).toContain('<style nonce="n0nce">[data-ssr-style=');
    expect(html).not.toContain('<style>');
    expect(html).not.toContain(' style=');
  });

  it.each([
    [
      'a carousel',
      <Carousel key="a" gifHeight={100} fetchGifs={never} initialGifs={makeGifs(2)} />,
    ],
    ['a video', <Video key="a" gif={makeClip()} width={300} controls />],
    ['an attribution', <AttributionOverlay key="a" gif={makeGif('a')} isHovered />],
    ['a picker', <GifPicker key="a" provider={giphy('a key')} onSelect={() => {}} />],
  ])('writes no style attribute for %s, because a CSP may forbid it', (_name, element) => {
    const { html } = serve(element);
    expect(html).toContain('giphy-');
    expect(html).not.toContain(' style=');
  });
});
