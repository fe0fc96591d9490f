import { MotionButton, MotionProvider } from '@gifkit/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failing, never, preferReducedMotion, search, slow, trending } from '../stories/service.ts';
import { Grid } from './Grid.tsx';

const meta = {
  component: Grid,
  args: { fetchGifs: trending(), columns: { 0: 2, 600: 3, 900: 4 } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiles = (canvas: HTMLElement) => within(canvas).findAllByRole('article');

/** GIFs in columns by the width of the container; more come as the end comes into view. */
export const Trending: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect((await tiles(canvasElement)).length).toBeGreaterThan(11));
  },
};

/** GIFs whose MP4 is much smaller than the WebP play as films; the switch stops them all. */
export const Films: Story = {
  args: { media: 'auto' },
  decorators: [
    (Story) => (
      <MotionProvider storageKey={null}>
        <MotionButton style={{ minHeight: 24 }} />
        <Story />
      </MotionProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const films = () => [...canvasElement.querySelectorAll('video')];
    await waitFor(() => expect(films().some(({ currentTime }) => currentTime > 0)).toBe(true));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pause all' }));
    await waitFor(() => expect(films()).toEqual([]));
  },
};

export const Stickers: Story = { args: { fetchGifs: trending({ type: 'stickers' }) } };

/** The first page is on its way. */
export const Loading: Story = {
  args: { fetchGifs: never },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading GIFs');
  },
};

/** The service takes its time: after a moment the loader says so, and then the GIFs come. */
export const Slow: Story = {
  args: { fetchGifs: slow(1500) },
  play: async ({ canvasElement }) => {
    const loader = canvasElement.querySelector('.loader');
    await waitFor(() => expect(loader).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[role=article]')).not.toBeNull(), {
      timeout: 5000,
    });
  },
};

/** For readers who ask for less motion every GIF waits on its still, with a play button. */
export const LessMotion: Story = {
  beforeEach: preferReducedMotion,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: /^Play / });
    await expect(button).toBeVisible();
    for (const image of canvasElement.querySelectorAll<HTMLImageElement>('img[src]')) {
      await expect(image.src).toMatch(/_s\.gif$/);
    }
  },
};

export const Empty: Story = {
  args: { fetchGifs: search('xyzzy'), noResultsMessage: 'No GIFs for “xyzzy”.' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No GIFs for “xyzzy”.');
  },
};

/** A page could not be fetched; the keyboard reaches the button, and the focus stays in the grid. */
export const Failed: Story = {
  args: { fetchGifs: failing, onGifsFetchError: fn() },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Try again?' });
    await expect(args.onGifsFetchError).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onGifsFetchError).toHaveBeenCalledTimes(2));
  },
};

/** Page Down goes from GIF to GIF. */
export const AsFeed: Story = {
  play: async ({ canvasElement }) => {
    const [, second] = await tiles(canvasElement);
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{PageUp}{PageDown}');
      await expect(second).toHaveFocus();
    });
  },
};

/** One stop of the Tab key, then arrows. */
export const AsPicker: Story = {
  args: { pattern: 'picker', noLink: true, columns: 3, onGifClick: fn() },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findAllByRole('row');
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}{ArrowRight}');
      const row = document.activeElement?.closest('[role=row]');
      await expect(row).toHaveAttribute('aria-rowindex', '2');
    });
    await userEvent.keyboard('{Enter}');
    await expect(args.onGifClick).toHaveBeenCalledOnce();
  },
};

/** In a container that scrolls itself. */
export const InScrollContainer: Story = {
  decorators: [
    (Story) => (
      <section aria-label="A chat" style={{ height: 320, overflowY: 'auto' }}>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvasElement }) => {
    await tiles(canvasElement);
    const container = canvasElement.querySelector('section');
    container?.scrollTo(0, container.scrollHeight);
    await waitFor(async () => {
      const places = (await tiles(canvasElement)).map((tile) => Number(tile.ariaPosInSet));
      await expect(Math.max(...places)).toBeGreaterThan(12);
    });
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };
