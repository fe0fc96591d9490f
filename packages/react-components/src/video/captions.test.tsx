import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeClip } from '../../../headless/src/test/make-clip.ts';
import { installMedia } from '../../../headless/src/test/media-element.ts';
import { serve } from '../../../headless/src/test/serve.ts';
import { loadCues, renderVideo } from '../test/render-video.tsx';
import { Video } from './Video.tsx';
import type { VideoProps } from './video-props.ts';

const vtt = (language: string) => ({
  srt: '',
  vtt: `https://media.example.com/clip/${language}.vtt`,
});
const makeDub = () => {
  const clip = makeClip();
  return { ...clip, video: { ...clip.video, captions: { en: vtt('en'), sp: vtt('sp') } } };
};

async function show(props: Partial<VideoProps> = {}) {
  installMedia();
  const gif = makeDub() as VideoProps['gif'];
  const view = await renderVideo({ gif, ...props }, { wrapper: StrictMode });
  const tracks = () => [...view.container.querySelectorAll('track')];
  return {
    ...view,
    tracks,
    shown: () => tracks().find((track) => track.default)?.srclang,
  };
}

const captions = () => screen.getByRole('button', { name: /^Captions/ });
async function openMenu() {
  fireEvent.click(captions());
  return screen.findByRole('menu', { name: 'Captions' });
}
const choose = async (name: string) =>
  fireEvent.click(within(await openMenu()).getByRole('menuitemradio', { name }));

const CAPTIONS_KEY = 'gifkit-captions';

describe('Captions', () => {
  it('are off, without a request, until a language is chosen', async () => {
    const { container, tracks } = await show({ controls: true });
    expect(captions()).toHaveAccessibleName('Captions: Off');
    expect(tracks()).toEqual([]);
    expect(container.querySelector('video')).not.toHaveAttribute('crossorigin');
  });

  it('are rendered by the browser in the chosen language', async () => {
    const { container, tracks, shown } = await show({ controls: true });
    await choose('español');
    expect(shown()).toBe('es');
    expect(tracks().map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
      ['captions', 'en', 'English'],
      ['captions', 'es', 'español'],
    ]);
    expect(container.querySelector('video')).toHaveAttribute('crossorigin', 'anonymous');
    expect(captions()).toHaveAccessibleName('Captions: español');
    expect(captions()).toHaveFocus();
    await choose('Off');
    expect(tracks()).toEqual([]);
  });

  it('are disabled before the video is removed', async () => {
    const { tracks, unmount } = await show({ controls: true });
    await choose('español');
    const track = { mode: 'showing' };
    Object.assign(tracks()[1] as object, { track });
    unmount();
    expect(track.mode).toBe('disabled');
  });

  it('are stored for all players of the page and the site', async () => {
    const first = await show({ controls: true });
    const second = await show({ controls: true });
    fireEvent.click(within(second.container).getByRole('button', { name: 'Captions: Off' }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'español' }));
    expect(first.shown()).toBe('es');
    expect(localStorage.getItem(CAPTIONS_KEY)).toBe('sp');
    localStorage.setItem(CAPTIONS_KEY, 'off');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: CAPTIONS_KEY }));
    });
    expect(first.shown()).toBeUndefined();
  });

  it('last as long as the page if storage is blocked, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { shown } = await show({ controls: true });
    await choose('English');
    expect(shown()).toBe('en');
    expect(warn).toHaveBeenCalledOnce();
    refuse.mockRestore();
    await choose('Off');
    expect(localStorage.getItem(CAPTIONS_KEY)).toBe('off');
  });

  it('of a video without controls follow the host, then the user’s languages, but no stored choice', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja', 'es-AR', 'en']);
    localStorage.setItem(CAPTIONS_KEY, 'en');
    const { shown, update } = await show();
    expect(shown()).toBeUndefined();
    update({ ccEnabled: true });
    expect(shown()).toBe('es');
    update({ ccEnabled: true, ccLanguage: 'en' });
    expect(shown()).toBe('en');
  });

  it('do not reload if new objects are equal', async () => {
    const { tracks, update } = await show({ controls: true, ccEnabled: true });
    const before = tracks();
    update({ style: { color: 'red' } });
    expect(tracks()).toEqual(before);
    for (const [index, track] of tracks().entries()) expect(track).toBe(before[index]);
  });

  it('have no button without tracks or with hideCaptions', async () => {
    const { update } = await show({ controls: true });
    update({ controls: true, hideCaptions: true });
    expect(screen.queryByRole('button', { name: /^Captions/ })).not.toBeInTheDocument();
    const clip = makeClip();
    const { captions: _, ...video } = clip.video as NonNullable<typeof clip.video>;
    update({ controls: true, gif: { ...clip, video } });
    expect(screen.queryByRole('button', { name: /^Captions/ })).not.toBeInTheDocument();
  });

  it('report a failed load once, and load again when chosen again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { tracks } = await show({ controls: true, ccEnabled: true });
    const [english] = tracks();
    if (!english) throw new Error('There are no captions');
    fireEvent.error(english);
    fireEvent.error(english);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Gifkit: the captions could not be loaded: https://media.example.com/clip/en.vtt',
    );
    warn.mockClear();
    const message = screen.getByText('Captions could not be loaded.');
    expect(message).toHaveAttribute('role', 'status');
    await choose('English');
    expect(tracks()[0]).not.toBe(english);
    expect(message).not.toBeInTheDocument();
  });

  it('are not in server-rendered HTML', () => {
    const html = serve(<Video gif={makeClip()} width={640} controls ccEnabled />);
    expect(html).not.toContain('<track');
  });

  describe('have a menu', () => {
    const focused = () => document.activeElement?.textContent;
    const showMenu = async (props: Partial<VideoProps> = {}) => {
      const view = await show({ controls: true, ...props });
      await openMenu();
      return view;
    };
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

    it('that focuses the selected item first, and wraps around by arrow keys', async () => {
      await showMenu({ ccEnabled: true, ccLanguage: 'sp' });
      expect(screen.getByRole('menuitemradio', { name: 'español' })).toBeChecked();
      expect(focused()).toBe('español');
      for (const item of ['Transcript', 'Off']) {
        expect(press('ArrowDown')).toBe(false);
        expect(focused()).toBe(item);
      }
    });

    it('that opens by an arrow key', async () => {
      await show({ controls: true, ccEnabled: true });
      captions().focus();
      expect(press('ArrowDown')).toBe(false);
      expect(focused()).toBe('English');
    });

    it('that does not trigger shortcuts of the player, and returns the focus', async () => {
      const { video } = await showMenu();
      press('m');
      expect(video).toHaveProperty('muted', false);
      press('Escape');
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(captions()).toHaveFocus();
    });

    it('that closes by its button or an outside click', async () => {
      await showMenu();
      await userEvent.click(captions());
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(captions()).toHaveFocus();
      await openMenu();
      await userEvent.click(document.body);
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });

    it('that closes when the focus leaves', async () => {
      await showMenu();
      act(() => screen.getByRole('button', { name: 'Pause' }).focus());
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    });
  });
});

describe('Transcript', () => {
  const open = async () => {
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Transcript' }));
    return screen.findByRole('region', { name: 'Transcript' });
  };
  it('has a line for each cue, which seeks to it', async () => {
    const { container, tracks } = await show({ controls: true });
    const panel = await open();
    expect(panel).toHaveTextContent('Loading…');
    loadCues(tracks()[0], 'Waves', '<span title="Anna">Look &amp; listen</span>', 'Gulls');
    const lines = within(panel).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      '0:00Waves',
      '0:04Anna: Look & listen',
      '0:08Gulls',
    ]);
    expect(panel).not.toHaveTextContent('Loading…');
    fireEvent.click(within(panel).getByRole('button', { name: /Gulls/ }));
    const video = container.querySelector('video');
    expect(video).toHaveProperty('currentTime', 8);
    if (video) fireEvent.timeUpdate(video);
    expect(within(panel).getByRole('button', { current: true })).toHaveTextContent('Gulls');
  });

  it('does not turn captions on, and returns the focus when closed', async () => {
    const { tracks, shown } = await show({ controls: true });
    const panel = await open();
    expect(panel).toHaveFocus();
    expect([tracks().length, shown()]).toEqual([2, undefined]);
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(panel).not.toBeInTheDocument();
    expect(captions()).toHaveFocus();
    expect(tracks()).toEqual([]);
  });

  it('can be retried after a failed load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { tracks } = await show({ controls: true });
    const panel = await open();
    const [first] = tracks();
    if (first) fireEvent.error(first);
    expect(within(panel).getByRole('alert')).toHaveTextContent('Captions could not be loaded.');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockClear();
    fireEvent.click(within(panel).getByRole('button', { name: 'Try again?' }));
    expect(panel).toHaveFocus();
    loadCues(tracks()[0], 'Waves');
    expect(within(panel).getByRole('listitem')).toHaveTextContent('Waves');
    expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
  });
});
