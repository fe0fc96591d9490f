import { MotionButton, MotionProvider } from '@gifkit/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { client, preferReducedMotion, refusing, trending } from '../stories/service.ts';
import { Grid } from './Grid.tsx';

const meta = {
  component: Grid,
  args: { fetchGifs: trending(), columns: { 0: 2, 600: 3, 900: 4 } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiles = (canvas: HTMLElement) => within(canvas).findAllByRole('article');

/** Columns by the width of the container. Loads the next page when the end comes into view. */
export const Trending: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect((await tiles(canvasElement)).length).toBeGreaterThan(11));
  },
};

/** Plays a GIF as a film if its MP4 is much smaller than its WebP. */
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
  },
};

/** Under reduced motion, every GIF shows its still and a play button. */
export const LessMotion: Story = {
  beforeEach: preferReducedMotion,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: /^Play / });
    await expect(button).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    fetchGifs: (offset) => client.search('xyzzy', { offset }),
    noResultsMessage: 'No GIFs for “xyzzy”.',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No GIFs for “xyzzy”.');
  },
};

export const Failed: Story = {
  args: { fetchGifs: refusing(500) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again?' });
  },
};

/** One tab stop; arrow keys move between the cells. */
export const AsPicker: Story = {
  args: { pattern: 'picker', noLink: true, columns: 3, onGifClick: () => {} },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('row');
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };
