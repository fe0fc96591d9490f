import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Gif } from '../gif/Gif.tsx';
import { findGif, preferReducedMotion } from '../stories/service.ts';
import { Video } from './Video.tsx';
import { VideoOverlay } from './VideoOverlay.tsx';
import type { VideoProps } from './video-props.ts';

type Args = Omit<VideoProps, 'gif'>;

const meta: Meta<Args> = {
  title: 'components/Video',
  args: { width: 480, muted: true },
  render: (args, { loaded }) => <Video {...args} gif={loaded.gif} />,
  loaders: [async () => ({ gif: await findGif(() => true, 'videos') })],
};

export default meta;
type Story = StoryObj<Args>;

const videoOf = (canvas: HTMLElement) => {
  const video = canvas.querySelector('video');
  if (!video) throw new Error('There is no video');
  return video;
};

/** Shows its title, because it is at least 300 px high. Paused on its still. */
export const Large: Story = {
  args: { width: 640, height: 360, controls: true, persistentControls: true },
  loaders: [async () => ({ gif: await findGif(({ user }) => user !== undefined, 'videos') })],
  beforeEach: preferReducedMotion,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(loaded.gif.title)).toBeVisible();
    await canvas.findByRole('button', { name: 'Play' });
  },
};

const isShowing = (video: HTMLVideoElement) =>
  [...video.textTracks].some(({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0);

/** Captions in the user's language, rendered by the browser, and their menu. */
export const Captions: Story = {
  args: { controls: true, persistentControls: true, ccEnabled: true },
  beforeEach: () => localStorage.removeItem('gifkit-captions'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(isShowing(videoOf(canvasElement))).toBe(true));
    const button = within(canvasElement).findByRole('button', { name: 'Captions: English' });
    await userEvent.click(await button);
  },
};

/** Spoken text by cue; a click on a cue seeks to it. */
export const Transcript: Story = {
  args: { controls: true, persistentControls: true },
  beforeEach: () => localStorage.removeItem('gifkit-captions'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Captions: Off' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Transcript' }));
    const panel = within(await canvas.findByRole('region', { name: 'Transcript' }));
    await panel.findAllByRole('listitem');
  },
};

/** A missing caption file shows a message, and the video keeps playing. */
export const CaptionsFailed: Story = {
  args: { controls: true, persistentControls: true, ccEnabled: true },
  beforeEach: () => localStorage.removeItem('gifkit-captions'),
  loaders: [
    async () => {
      const gif = await findGif(() => true, 'videos');
      const vtt = new URL('/nowhere.vtt', location.href).href;
      return { gif: { ...gif, video: { ...gif.video, captions: { en: { srt: '', vtt } } } } };
    },
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Captions could not be loaded.')).toBeVisible();
  },
};

export const Small: Story = { args: { width: 240, controls: true, persistentControls: true } };

/** A file that cannot be played shows a message with a retry button. */
export const Failed: Story = {
  args: { controls: true },
  loaders: [
    async () => {
      const gif = await findGif(() => true, 'videos');
      const asset = { url: '/nowhere.mp4', width: 480, height: 270 };
      return { gif: { ...gif, video: { ...gif.video, assets: { '360p': asset } } } };
    },
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

/** Plays the clip while the GIF is hovered. */
export const OverGif: Story = {
  render: (_, { loaded }) => <Gif gif={loaded.gif} width={320} overlay={VideoOverlay} />,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('link'));
    await waitFor(() => expect(videoOf(canvasElement).paused).toBe(false));
    const sound = await within(canvasElement).findByRole('button', { name: /ute$/ });
    await expect(sound).toBeVisible();
  },
};
