import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { trending } from '../stories/service.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  component: Carousel,
  args: { gifHeight: 160, fetchGifs: trending() },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loads the next page when the end of the row comes into view. */
export const Trending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('listitem');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next GIFs' })).toBeEnabled());
  },
};

export const Dark: Story = { parameters: { theme: 'dark' } };
