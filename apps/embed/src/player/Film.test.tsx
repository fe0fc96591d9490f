import { REDUCED_MOTION } from '@gifkit/headless/internal/core/constants.ts';
import { act, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { stubBrowser } from '../test/browser.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
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

/** Gives a film a state that jsdom does not compute. */
function become(film: HTMLVideoElement, state: Partial<HTMLVideoElement>): void {
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(film, name, { value, configurable: true });
  }
}

/** A page whose film rests where the visitor prefers that, as the player has it. */
function Resting() {
  return <Film {...props} isPaused={useMediaQuery(REDUCED_MOTION)} />;
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
  it('is left alone while the page hydrates, before it is known whether motion is welcome', async () => {
    const { play, load } = stubBrowser({ prefersReducedMotion: true });
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Resting />);
    const hydrated = await act(() => hydrateRoot(root, <Resting />));
    onTestFinished(() => act(() => hydrated.unmount()));
    expect(load).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
  });

  it.each([
    ['was refused all of its files', HTMLMediaElement.NETWORK_NO_SOURCE],
    // Firefox asks one after the other, and says so only after the last one.
    ['is still looking at its files', HTMLMediaElement.NETWORK_LOADING],
  ])('looks at its files again when it is asked to play and %s', (_, networkState) => {
    const { play, load } = stubBrowser();
    const { update } = show({ networkState, currentSrc: '' });
    update({ choice: 'playing' });
    expect(load).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledOnce();
    expect(load.mock.invocationCallOrder[0]).toBeLessThan(Number(play.mock.invocationCallOrder[0]));
  });

  it('goes on in the file that it has', () => {
    const { play, load } = stubBrowser();
    const { update } = show({ currentSrc: SOURCES[0]?.src ?? '' });
    update({ choice: 'playing' });
    expect(load).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledOnce();
  });

  it('does not begin by itself once it was paused before there was enough of it', () => {
    const { pause } = stubBrowser();
    const { film, update } = show({ paused: true });
    update({ choice: 'playing', isPaused: false });
    become(film, { paused: true });
    pause.mockClear();
    update({ choice: 'paused', isPaused: true });
    expect(pause).toHaveBeenCalledOnce();
  });

  it('is not told to pause where the browser holds it back, which goes on with it by itself', () => {
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

  it('says so when something else than the player pauses it, or plays it', () => {
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

  it('says nothing of what the player asked for, nor of an event that came too late', () => {
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
