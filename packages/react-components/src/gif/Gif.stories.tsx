import type { IGif } from '@gifkit/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { findGif } from '../stories/service.ts';
import { Gif } from './Gif.tsx';
import type { GifProps } from './gif-props.ts';

type Args = Omit<GifProps, 'gif'>;

const meta: Meta<Args> = {
  title: 'components/Gif',
  args: { width: 300, onGifClick: fn((_gif, event) => event.preventDefault()) },
  render: (args, { loaded }) => <Gif {...args} gif={loaded.gif} />,
  loaders: [async () => ({ gif: await findGif() })],
};

export default meta;
type Story = StoryObj<Args>;

const loaded = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('.giphy-img-loaded')).toBeInTheDocument());

/** Plays once it is in view. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
  },
};

/** With a button that pauses and plays. Under reduced motion, the button always shows. */
export const WithControls: Story = {
  args: { controls: 'always' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause / }));
    await expect(canvas.getByRole('button', { name: /^Play / })).toBeVisible();
  },
};

/** A flashing GIF waits behind a notice until the user starts it. */
export const Flashing: Story = {
  loaders: [async () => ({ gif: { ...(await findGif()), is_flashing: true } })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^Flashing/ });
  },
};

/** Shows the uploader's attribution on hover. */
export const Hovered: Story = {
  loaders: [async () => ({ gif: await findGif(({ user }: IGif) => user?.is_verified === true) })],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.hover(canvasElement.querySelector('.giphy-gif') ?? canvasElement);
    await within(canvasElement).findByRole('link', { name: /, verified/ });
  },
};
