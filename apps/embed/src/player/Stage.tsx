import { getAltText, type IGif } from '@gifkit/model';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Film } from './Film.tsx';
import { getFilm } from './film.ts';
import { isFilmOff } from './film-refusal.ts';
import { Picture } from './Picture.tsx';
import type { PlayerUiState } from './player-state.ts';
import { getStageImages } from './stage-images.ts';

interface StageProps extends Pick<PlayerUiState, 'choice'> {
  gif: IGif;
  isPaused: boolean;
  /** The still comes first, until the visitor asks for more. */
  startsAtRest: boolean;
  /** It is a clip, and has its shape. */
  hasCutout: boolean;
  /** The clip lies over it: nothing below is played, and so decoded, too. */
  isCovered: boolean;
  /** Something else than the player paused the film, or plays it. */
  onPausedChange: (isPaused: boolean) => void;
  /** What lies over the picture, in the same shape. */
  children?: ReactNode;
}

/**
 * The GIF itself, as a film where that is smaller and as a picture elsewhere. It needs no script: the browser
 * starts it, and leaves it on its still where the visitor prefers reduced motion.
 */
export function Stage({
  gif,
  choice: chosen,
  isPaused,
  startsAtRest,
  hasCutout,
  isCovered,
  onPausedChange,
  children,
}: StageProps) {
  const choice = chosen ?? (startsAtRest ? 'paused' : undefined);
  const alt = getAltText(gif);
  const film = useMemo(() => getFilm(gif), [gif]);
  const images = useMemo(() => getStageImages(gif), [gif]);
  const [isRefused, setRefused] = useState(false);
  const onRefused = useCallback(() => setRefused(true), []);
  useEffect(() => {
    if (isFilmOff()) setRefused(true);
  }, []);

  const { still, sizes } = images;
  const isFilm = film !== undefined && !isRefused;
  // Without a still nothing could be shown while the clip is paused.
  const rests = isCovered && still !== undefined;
  const first = still && { ...still, sizes, draggable: false };
  return (
    <div
      className="stage"
      data-sticker={gif.is_sticker || undefined}
      data-cutout={hasCutout || undefined}
    >
      {isFilm && !rests && (
        <Film
          sources={film}
          alt={alt}
          choice={choice}
          isPaused={isPaused}
          waits={startsAtRest && chosen === undefined}
          onRefused={onRefused}
          onPausedChange={onPausedChange}
        />
      )}
      {isFilm ? (
        <div className="stage-fallback">
          <Picture images={images} alt={alt} choice={choice} isFallback />
        </div>
      ) : (
        <Picture images={images} alt={alt} choice={rests ? 'paused' : choice} />
      )}
      {/* In a picture of its own: React would preload it, which a sandboxed frame fetches twice. */}
      {first && (
        <picture>
          <img {...first} className="first-frame" fetchPriority="high" alt="" />
        </picture>
      )}
      {first && !gif.is_sticker && (
        <picture>
          <img {...first} className="backdrop" alt="" />
        </picture>
      )}
      {children}
    </div>
  );
}
