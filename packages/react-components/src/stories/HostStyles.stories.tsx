import { MotionProvider } from '@gifkit/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Attribution } from '../attribution/Attribution.tsx';
import { AttributionOverlay } from '../attribution/AttributionOverlay.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { Gif } from '../gif/Gif.tsx';
import type { GifOverlayProps } from '../gif/gif-props.ts';
import { Grid } from '../grid/Grid.tsx';
import { SearchBar } from '../search/SearchBar.tsx';
import { SearchContextManager } from '../search/SearchContextManager.tsx';
import { SuggestionBar } from '../search/SuggestionBar.tsx';
import { client, findGif, trending } from './service.ts';

/** Components on pages with global element styles. */
const meta: Meta = { title: 'hosts/Host Styles' };

export default meta;

/** A reset, Tailwind's preflight, and the typography of an article. */
const STYLES = `
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
  * { line-height: 3; }
  * + * { margin-top: 24px; }
  :is(img, svg, video, canvas, iframe) { display: block; vertical-align: middle; }
  :is(img, video) { max-width: 50%; height: auto; }
  svg { max-width: 100%; }
  :is(button, input) { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background: none; }
  :is(ol, ul, menu) { list-style: none; }
  .prose :is(img, picture, video, figure) { margin: 2em 0; max-height: 90px; }
  .prose :is(ul, ol) { margin: 1em 0; padding-inline-start: 2em; list-style: disc; }
  .prose li { margin: 8px 0; padding-inline-start: 8px; max-width: 60ch; min-height: 40px; }
  .prose li + li { margin-top: 16px; }
  .prose p, :is(.giphy-grid, .giphy-carousel, .giphy-gif) div { margin: 8px 0; }
  .prose :is(h3, h4) { margin: 1.6em 0 .6em; font-size: 1.25em; }
  .prose a { display: inline; padding: 4px; color: #0645ad; font-weight: 500; text-decoration: underline; }
`;

const Named = (props: GifOverlayProps) => <AttributionOverlay {...props} isHovered />;

/** Box that global styles do not affect. */
const Place = ({ children, ...place }: CSSProperties & { children: React.ReactNode }) => (
  <div style={{ position: 'absolute', margin: 0, padding: 0, ...place }}>{children}</div>
);

export const InAnArticle: StoryObj = {
  loaders: [async () => ({ gif: await findGif(({ user }) => user?.is_verified === true) })],
  render: (_, { loaded: { gif } }) => (
    <MotionProvider paused storageKey={null}>
      <style>{STYLES}</style>
      <div className="prose" style={{ height: 640 }}>
        <Place top={16} left={16} width={420} height={600} overflow="hidden">
          <Grid columns={3} fetchGifs={trending()} />
        </Place>
        <Place top={16} left={460} width={460}>
          <Carousel gifHeight={120} fetchGifs={trending()} />
        </Place>
        <Place top={160} left={460} width={240}>
          <Gif gif={gif} width={240} overlay={Named} />
        </Place>
        <Place top={160} left={720} padding={8} background="#121212">
          <Attribution gif={gif} />
        </Place>
        <Place top={500} left={460} width={460}>
          <SearchContextManager apiKey="storybook" client={client}>
            <SearchBar />
            <div style={{ height: 10, margin: 0 }} />
            <SuggestionBar />
          </SearchContextManager>
        </Place>
      </div>
    </MotionProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('option');
    await canvas.findAllByRole('article');
    await waitFor(() => {
      const pictures = [...canvasElement.querySelectorAll('img')];
      expect(pictures.length).toBeGreaterThan(9);
    });
  },
};
