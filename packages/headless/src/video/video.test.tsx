import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnPlayer } from '../examples/OwnPlayer.tsx';
import { makeClip } from '../test/make-clip.ts';
import { installMedia, playTo, settle } from '../test/media-element.ts';
import { serve } from '../test/serve.ts';
import * as Video from './index.ts';

const clip = makeClip();

async function show(player = <OwnPlayer clip={clip} />) {
  installMedia();
  const { container } = render(player);
  await settle();
  const video = container.querySelector('video') as HTMLVideoElement;
  return { container, video, root: container.firstElementChild as HTMLElement };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the parts of a video', () => {
  it('handle keys while the focus is in the player, unless its control uses them', async () => {
    const { root, video } = await show();
    playTo(video, 6, 20);
    expect(fireEvent.keyDown(root, { key: 'ArrowRight' })).toBe(false);
    expect(video.currentTime).toBe(11);
    expect(fireEvent.keyDown(screen.getByRole('slider', { name: 'Seek' }), { key: 'End' })).toBe(
      false,
    );
    expect(video.currentTime).toBe(20);
    expect(fireEvent.keyDown(root, { key: 'm' })).toBe(false);
    expect(video.muted).toBe(true);
    expect(fireEvent.keyDown(button(/ute$/), { key: ' ' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
    expect(video.paused).toBe(false);
    expect(fireEvent.keyDown(root, { key: 'k' })).toBe(false);
    expect(video.paused).toBe(true);
  });

  it('form a named group with controls, which starts to play', async () => {
    const { root, video } = await show();
    expect(root).toHaveAccessibleName('Video: Picture clip');
    expect(root).toHaveAttribute('role', 'group');
    expect(video.paused).toBe(false);
    expect(button('Pause')).toHaveTextContent('Pause');
    expect(button('Mute')).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('0.7');
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveValue('0');
    expect(button(/^Captions: /)).toHaveTextContent(/^Captions: /);
  });

  it('have only the classes of their host and no styles', async () => {
    const { root } = await show();
    const classes = [...root.querySelectorAll('[class]')].map((element) => element.className);
    expect([root.className, ...classes]).toEqual([
      'player',
      'player-controls',
      'player-progress',
      'player-volume',
    ]);
    const styled = [...root.querySelectorAll<HTMLElement>('[style]')];
    expect(styled.map((element) => element.getAttribute('style'))).toEqual(['--played: 0%;']);
  });

  it('expose their state as attributes', async () => {
    const { root } = await show();
    expect(root).toHaveAttribute('data-playback', 'playing');
    fireEvent.click(button('Pause'));
    await settle();
    expect(root).toHaveAttribute('data-playback', 'paused');
    expect(button('Mute')).not.toHaveAttribute('data-muted');
    fireEvent.click(button('Mute'));
    await settle();
    expect(button('Unmute')).toHaveAttribute('data-muted');
  });

  it('open captions and transcript, marked by an attribute', async () => {
    const { container } = await show();
    const opened = () => container.querySelector('[data-captions]');
    fireEvent.click(await screen.findByRole('button', { name: /^Captions: / }));
    expect(await screen.findByRole('menu')).toBe(opened());
    expect(opened()).toHaveAttribute('data-captions', 'menu');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(button('Captions: English')).toHaveAttribute('data-on');
    expect(button('Captions: English')).toHaveFocus();
    fireEvent.click(button('Captions: English'));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Transcript' }));
    expect(await screen.findByRole('region', { name: 'Transcript' })).toBe(opened());
    expect(opened()).toHaveAttribute('data-captions', 'transcript');
  });

  it('render only the video, without controls, in a provider', async () => {
    const { container, video } = await show(
      <Video.Provider gif={clip} width={480}>
        <Video.Media className="clip" />
      </Video.Provider>,
    );
    expect(container.children).toHaveLength(1);
    expect(video).toHaveClass('clip');
    expect(video).toHaveAttribute('width', '480');
    expect(video.controls).toBe(false);
  });

  it('render neither controls nor styles on the server', () => {
    const html = serve(<OwnPlayer clip={clip} />);
    expect(html).toContain('role="group"');
    expect(html).not.toMatch(/ style=|<button/);
  });
});
