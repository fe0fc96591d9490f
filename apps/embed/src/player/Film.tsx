import { useEffect, useRef } from 'react';
import { useHydrated } from '../ui/use-media-query.ts';
import { type FilmSource, unlessMotionIsReduced } from './film.ts';
import { isBroken, turnFilmOff } from './film-refusal.ts';
import type { PlayerUiState } from './player-state.ts';

interface FilmProps extends Pick<PlayerUiState, 'choice'> {
  sources: readonly FilmSource[];
  alt: string;
  /** The still below shows. */
  isPaused: boolean;
  /** Not a byte of it is loaded before the visitor asks. */
  waits: boolean;
  /** It cannot be shown: it is broken, or the browser plays nothing by itself. */
  onRefused: () => void;
  /** Something else than the player paused it, or plays it: the browser's own menu, or the system. */
  onPausedChange: (isPaused: boolean) => void;
}

/**
 * The GIF as a silent film that the browser starts by itself. Without a poster: the first frame lies below,
 * in the size that fits. Its files are not looked at where motion is unwelcome, until the visitor asks.
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
    // Before, nobody knows whether motion is welcome, and the browser does what its files say.
    if (!element || !isHydrated) return;
    if (isPaused) {
      // What the browser holds back by itself it would not go on with after a call. Any other film is told, also
      // one that has not begun: it would begin by itself as soon as there is enough of it.
      if (!isHeldBack.current) element.pause();
      return;
    }
    isHeldBack.current = false;
    // It has no file: all were refused, or Firefox, which asks one after the other, is about to refuse them.
    if (!element.currentSrc) element.load();
    element.play().catch((error: DOMException) => {
      // Paused again, or removed, before it began.
      if (error.name === 'AbortError') return;
      turnFilmOff();
      onRefused();
    });
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
      // The element is asked, too: what the player did meanwhile is newer than the event.
      onPause={({ currentTarget }) => {
        if (!currentTarget.paused || isPaused) return;
        isHeldBack.current = true;
        onPausedChange(true);
      }}
      onPlaying={({ currentTarget }) => {
        if (!currentTarget.paused && isPaused) onPausedChange(false);
      }}
      onErrorCapture={({ currentTarget }) => {
        if (!isBroken(currentTarget)) return;
        turnFilmOff();
        onRefused();
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
