import { isFilmBroken } from '@gifkit/headless/core';
import { useHydrated } from '@gifkit/headless/utils';
import { useEffect, useRef } from 'react';
import { type FilmSource, unlessMotionIsReduced } from './film.ts';
import { playStageFilm } from './film-refusal.ts';
import type { PlayerUiState } from './player-state.ts';

interface FilmProps extends Pick<PlayerUiState, 'choice'> {
  sources: readonly FilmSource[];
  alt: string;
  isPaused: boolean;
  /** Loads nothing until the user plays it. */
  waits: boolean;
  /** Called if the film is broken or the browser refuses autoplay. */
  onRefused: () => void;
  /** Called if something other than the player, such as the browser's menu or the system, pauses or plays the film. */
  onPausedChange: (isPaused: boolean) => void;
}

/**
 * The GIF as a silent, autoplaying video. It has no poster: the first frame lies below it in a fitting size. If
 * motion is reduced, no file loads until the user plays it.
 */
export function Film({
  sources,
  alt,
  choice,
  isPaused,
  waits,
  onRefused,
  onPausedChange,
}: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isHeldBack = useRef(false);
  const isHydrated = useHydrated();

  useEffect(() => {
    const element = video.current;
    // Before hydration the media queries of the sources decide, because reduced motion is not known yet.
    if (!element || !isHydrated) return;
    if (isPaused) {
      // Calling pause() on a film that the browser holds back would keep it from resuming. Any other film is paused,
      // even before it starts, because it would autoplay once it has enough data or comes into view.
      if (isHeldBack.current) return;
      element.autoplay = false;
      element.pause();
      return;
    }
    isHeldBack.current = false;
    // No source is selected: all were refused, or Firefox, which tries them in turn, is about to refuse them.
    if (!element.currentSrc || isFilmBroken(element)) element.load();
    return playStageFilm(element, onRefused);
  }, [isHydrated, isPaused, onRefused]);

  return (
    <video
      ref={video}
      data-film=""
      className="giphy-gif-video"
      data-hidden={(isPaused && choice !== undefined) || undefined}
      aria-label={alt}
      autoPlay={!waits}
      preload={waits ? 'none' : 'auto'}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      // Also check the element: the player may have acted after the event was queued.
      onPause={({ currentTarget }) => {
        if (!currentTarget.paused || isPaused) return;
        isHeldBack.current = true;
        onPausedChange(true);
      }}
      onPlaying={({ currentTarget }) => {
        if (!currentTarget.paused && isPaused) onPausedChange(false);
      }}
    >
      {sources.map(({ src, media }) => (
        <source
          key={`${src} ${media}`}
          src={src}
          media={choice === 'playing' || waits ? media : unlessMotionIsReduced(media)}
        />
      ))}
    </video>
  );
}
