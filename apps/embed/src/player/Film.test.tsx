import { useReducedMotion } from '@gifkit/headless/utils';
import { act, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchFilm } from '../start/watch-film.ts';
import { stubBrowser } from '../test/browser.ts';
import { Film } from './Film.tsx';

const SOURCES = [{ src: 'https://media.example.com/a/giphy.mp4' }];

type FilmProps = Parameters<typeof Film>[0];

const props: FilmProps = {
  sources: SOURCES,
  alt: 'A cat',
  choice: undefined,
  isPaused: false,
  waits: false,
  onRefused: () => {},
  onPausedChange: () => {},
};

/** Sets state that jsdom does not compute. */
function become(film: HTMLVideoElement, state: Partial<HTMLVideoElement>): void {
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(film, name, { value, configurable: true });
  }
}

/** Renders a film that starts paused with reduced motion, as in the player. */
function Resting() {
  return <Film {...props} isPaused={useReducedMotion()} />;
}

function show(state: Partial<HTMLVideoElement> = {}) {
  const onPausedChange = vi.fn();
  const view = (changes: Partial<FilmProps>) => (
    <Film {...props} {...changes} onPausedChange={onPausedChange} />
  );
  const { container, rerender } = render(view({ isPaused: true }));
  const film = container.querySelector('video') as HTMLVideoElement;
  become(film, { paused: true, ...state });
  return {
    film,
    onPausedChange,
    update: (changes: Partial<FilmProps>) => rerender(view(changes)),
  };
}

describe('the film of a GIF', () => {
  it('is not touched during hydration, before the motion preference is known', async () => {
    const { play, load } = stubBrowser({ prefersReducedMotion: true });
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Resting />);
    const hydrated = await act(() => hydrateRoot(root, <Resting />));
    onTestFinished(() => act(() => hydrated.unmount()));
    expect(load).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
  });

  it.each([
    ['all of its files were refused', HTMLMediaElement.NETWORK_NO_SOURCE, ''],
    [
      'its file failed while it was paused',
      HTMLMediaElement.NETWORK_NO_SOURCE,
      SOURCES[0]?.src ?? '',
    ],
    // Firefox tries one after the other and only reports the failure after the last.
    ['its files are still being tried', HTMLMediaElement.NETWORK_LOADING, ''],
  ])('reloads its files if it is played while %s', (_, networkState, currentSrc) => {
    const { play, load } = stubBrowser();
    const { update } = show({ networkState, currentSrc });
    update({ choice: 'playing' });
    expect(load).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledOnce();
    expect(load.mock.invocationCallOrder[0]).toBeLessThan(Number(play.mock.invocationCallOrder[0]));
  });

  it('resumes the loaded file', () => {
    const { play, load } = stubBrowser();
    const { update } = show({ currentSrc: SOURCES[0]?.src ?? '' });
    update({ choice: 'playing' });
    expect(load).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledOnce();
  });

  it('does not autoplay if it was paused before it had enough data', () => {
    const { pause } = stubBrowser();
    const { film, update } = show({ paused: true });
    update({ choice: 'playing', isPaused: false });
    become(film, { paused: true });
    pause.mockClear();
    update({ choice: 'paused', isPaused: true });
    expect(pause).toHaveBeenCalledOnce();
  });

  it('stays paused when its frame comes into view later', () => {
    const { play } = stubBrowser();
    show();
    watchFilm();
    expect(play).not.toHaveBeenCalled();
  });

  it('is not paused while the browser holds it back, so that it can resume', () => {
    const { pause } = stubBrowser();
    const { film, update } = show();
    update({ choice: 'playing', isPaused: false });
    pause.mockClear();
    fireEvent.pause(film);
    update({ choice: 'paused', isPaused: true });
    expect(pause).not.toHaveBeenCalled();
    update({ choice: 'playing', isPaused: false });
    update({ choice: 'paused', isPaused: true });
    expect(pause).toHaveBeenCalledOnce();
  });

  it('reports when something other than the player pauses or plays it', () => {
    stubBrowser();
    const { film, onPausedChange, update } = show();
    become(film, { paused: false });
    fireEvent.playing(film);
    expect(onPausedChange).toHaveBeenLastCalledWith(false);
    update({ choice: 'playing' });
    become(film, { paused: true });
    fireEvent.pause(film);
    expect(onPausedChange).toHaveBeenLastCalledWith(true);
    expect(onPausedChange).toHaveBeenCalledTimes(2);
  });

  it('reports neither the player’s own commands nor outdated events', () => {
    stubBrowser();
    const { film, onPausedChange, update } = show();
    fireEvent.pause(film);
    update({ choice: 'playing' });
    become(film, { paused: false });
    fireEvent.playing(film);
    fireEvent.pause(film);
    expect(onPausedChange).not.toHaveBeenCalled();
  });
});
