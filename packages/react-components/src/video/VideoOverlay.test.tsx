import { fireEvent, type RenderOptions, render, screen } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeClip } from '../../../headless/src/test/make-clip.ts';
import { installMedia, settle } from '../../../headless/src/test/media-element.ts';
import { VideoOverlay } from './VideoOverlay.tsx';

async function show(
  props: Partial<ComponentProps<typeof VideoOverlay>> = {},
  options?: RenderOptions,
) {
  installMedia();
  const element = (more: Partial<ComponentProps<typeof VideoOverlay>> = {}) => (
    <VideoOverlay gif={makeClip()} isHovered width={640} height={360} {...props} {...more} />
  );
  const view = render(element(), options);
  await settle();
  const video = () => view.container.querySelector('video');
  return {
    video,
    update: (more: Partial<ComponentProps<typeof VideoOverlay>>) => view.rerender(element(more)),
  };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('VideoOverlay', () => {
  it('plays the clip while its GIF is hovered', async () => {
    const { video, update } = await show({ isHovered: false });
    expect(video()).not.toBeInTheDocument();
    update({ isHovered: true });
    await settle();
    expect(video()).toHaveProperty('paused', false);
    update({ isHovered: false });
    expect(video()).not.toBeInTheDocument();
  });

  it('mutes and unmutes, and notifies the host', async () => {
    const onUserMuted = vi.fn();
    const { video } = await show({ onUserMuted });
    fireEvent.click(button('Mute'));
    expect(video()).toHaveProperty('muted', true);
    fireEvent.click(button('Unmute'));
    expect(video()).toHaveProperty('muted', false);
    expect(onUserMuted.mock.calls).toEqual([[true], [false]]);
  });

  it('follows the host after a choice of the user, because other overlays may share it', async () => {
    const { update } = await show({ muted: false });
    fireEvent.click(button('Mute'));
    update({ muted: true });
    update({ muted: false });
    expect(button('Mute')).toBeVisible();
  });

  it('does not pass a click on its button to the GIF below', async () => {
    const onClick = vi.fn();
    // Stands in for a tile.
    const wrapper = (props: object) => createElement('div', { ...props, onClick });
    await show({}, { wrapper });
    fireEvent.click(button('Mute'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('shows no button with hideMuteButton', async () => {
    await show({ hideMuteButton: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
