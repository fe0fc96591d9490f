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
  startsAtRest: boolean;
  hasCutout: boolean;
  /** A clip covers the stage, so nothing below needs decoding. */
  isCovered: boolean;
  onPausedChange: (isPaused: boolean) => void;
  children?: ReactNode;
}

/**
 * The GIF itself, as a film if that is smaller and otherwise as a picture. Works without scripts: the browser
 * starts it, or shows the still if the user prefers reduced motion.
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
  // Without a still there would be nothing to show while the clip is paused.
  const rests = isCovered && still !== undefined;
  const first = still && { srcSet: still.srcSet, sizes };
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
      {/* `<picture>` avoids React's preload, which a sandboxed frame fetches twice. */}
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
