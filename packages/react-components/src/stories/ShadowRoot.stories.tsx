import type { IGif } from '@gifkit/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';
import { Carousel } from '../carousel/Carousel.tsx';
import { Gif } from '../gif/Gif.tsx';
import { Grid } from '../grid/Grid.tsx';
import { GifPicker } from '../picker/index.ts';
import { SearchBar } from '../search/SearchBar.tsx';
import { SearchContextManager } from '../search/SearchContextManager.tsx';
import { SuggestionBar } from '../search/SuggestionBar.tsx';
import { Video } from '../video/Video.tsx';
import { client, findGif, providers, trending, withFew } from './service.ts';

/** A host that is a web component: what it renders, and the styles of that, are in its shadow root. */
function ShadowRoot({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    setRoot(shadow?.appendChild(document.createElement('div')));
  }, []);
  return (
    <div ref={host}>
      {root && createPortal(<StyleSheetManager target={root}>{children}</StyleSheetManager>, root)}
    </div>
  );
}

const SCROLLER = { height: 400, overflow: 'auto' };

/** Each component in a shadow root, which events, styles and the focus do not leave by themselves. */
const meta: Meta = {
  title: 'hosts/Shadow root',
  decorators: [
    (Story) => (
      <ShadowRoot>
        <Story />
      </ShadowRoot>
    ),
  ],
};

export default meta;
type Story = StoryObj;

/** What is in the shadow root. */
async function inShadow(canvas: HTMLElement) {
  const find = () => canvas.querySelector('main > div')?.shadowRoot?.querySelector('div');
  await waitFor(() => expect(find()).toBeTruthy());
  return within(find() as HTMLElement);
}

/** The grid mounts what is in view of a scroll container in the same shadow root. */
export const InAGrid: Story = {
  render: () => (
    <section style={SCROLLER} data-testid="scroller" aria-label="GIFs of the widget">
      <Grid columns={3} fetchGifs={trending()} />
    </section>
  ),
  play: async ({ canvasElement }) => {
    const shadow = await inShadow(canvasElement);
    await shadow.findAllByRole('article');
    const scroller = shadow.getByTestId('scroller');
    scroller.scrollTop = scroller.scrollHeight / 2;
    const { bottom } = scroller.getBoundingClientRect();
    await waitFor(() => {
      const tiles = shadow.getAllByRole('article').map((tile) => tile.getBoundingClientRect());
      expect(tiles.some(({ top, height }) => top < bottom && top + height > bottom)).toBe(true);
    });
  },
};

export const InACarousel: Story = {
  render: () => <Carousel gifHeight={120} fetchGifs={trending()} />,
  play: async ({ canvasElement }) => {
    const shadow = await inShadow(canvasElement);
    // Shown to a mouse that is over the row.
    (await shadow.findByRole('button', { name: 'Next GIFs' })).click();
    await shadow.findByRole('button', { name: 'Previous GIFs' });
  },
};

/** Its styles are in the shadow root, too, or it would have no corners. */
export const AGif: Story = {
  loaders: [async () => ({ gif: await findGif(({ user }) => Boolean(user)) })],
  render: (_, { loaded }) => <Gif gif={loaded.gif as IGif} width={240} />,
  play: async ({ canvasElement }) => {
    const shadow = await inShadow(canvasElement);
    const link = await shadow.findByRole('link');
    await expect(link.closest('.giphy-gif')).toHaveStyle({ borderRadius: '4px' });
  },
};

export const AVideo: Story = {
  loaders: [async () => ({ gif: await findGif(({ video }) => Boolean(video), 'videos') })],
  render: (_, { loaded }) => (
    <Video gif={loaded.gif as IGif} width={320} muted controls persistentControls />
  ),
  play: async ({ canvasElement }) => {
    const shadow = await inShadow(canvasElement);
    await userEvent.click(await shadow.findByRole('button', { name: 'Pause' }));
    await shadow.findByRole('button', { name: 'Play' });
  },
};

/** The list of suggestions belongs to the field in the same tree. */
export const ASearch: Story = {
  render: () => (
    <SearchContextManager apiKey="storybook" client={client}>
      <SearchBar />
      <SuggestionBar />
    </SearchContextManager>
  ),
  play: async ({ canvasElement }) => {
    const shadow = await inShadow(canvasElement);
    const field = await shadow.findByRole('combobox');
    await userEvent.type(field, 'cat');
    await expect(field).toHaveValue('cat');
  },
};

export const APicker: Story = {
  render: () => (
    <GifPicker provider={withFew(providers.giphy)} onSelect={() => {}} storage={null} />
  ),
  play: async ({ canvasElement }) => {
    const shadow = await inShadow(canvasElement);
    await shadow.findByRole('combobox');
    await waitFor(() => expect(shadow.getAllByRole('gridcell').length).toBeGreaterThan(1));
  },
};
