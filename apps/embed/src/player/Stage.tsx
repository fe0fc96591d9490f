import { getAltText, type IGif } from '@gifkit/model';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { cutout } from '../ui/cutout.ts';
import { IS_REVEALED } from '../ui/page-signs.ts';
import { Film } from './Film.tsx';
import { getFilm } from './film.ts';
import { FILM_OFF, isFilmOff } from './film-refusal.ts';
import { Image, Picture } from './Picture.tsx';
import type { PlayerUiState } from './player-state.ts';
import { getStageImages } from './stage-images.ts';
import { WHEN_STILL } from './stills.ts';

const CHECKERS =
  'repeating-conic-gradient(rgb(0 0 0 / 4%) 0 25%, transparent 0 50%) 0 0 / 24px 24px';

/** Stickers are drawn for light backgrounds, with dark outlines. */
const Background = styled.div<{ $isSticker: boolean; $hasCutout: boolean }>`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: hidden;
  background: ${({ $isSticker }) => ($isSticker ? `${CHECKERS}, #fbfbfd` : 'var(--stage)')};
  ${({ $hasCutout }) => $hasCutout && cutout}

  ${WHEN_STILL} {
    [data-film],
    .giphy-gif-img {
      visibility: hidden;
    }
    picture > img {
      display: block;
    }
  }
`;

/** The first frame, small and soon there, under the GIF that takes its time. */
const FirstFrame = styled(Image)<{ $showsThrough: boolean }>`
  z-index: -1;

  @media (scripting: none) {
    ${({ $showsThrough }) => $showsThrough && 'display: none;'}
  }
  ${IS_REVEALED} & {
    ${({ $showsThrough }) => $showsThrough && 'display: none;'}
  }
`;

/** What the GIF leaves free of the frame has its colours. */
const Backdrop = styled(Image)`
  z-index: -2;
  object-fit: cover;
  filter: blur(24px) saturate(1.3) brightness(0.72);
  transform: scale(1.2);
`;

const Fallback = styled.div`
  display: none;

  ${FILM_OFF} & {
    display: block;
  }
`;

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
  const first = still && { ...still, sizes, alt: '', draggable: false };
  return (
    <Background $isSticker={gif.is_sticker} $hasCutout={hasCutout}>
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
        <Fallback>
          <Picture images={images} alt={alt} choice={choice} isFallback />
        </Fallback>
      ) : (
        <Picture images={images} alt={alt} choice={rests ? 'paused' : choice} />
      )}
      {/* In a picture of its own: React would preload it, which a sandboxed frame fetches twice. */}
      {first && (
        <picture>
          <FirstFrame {...first} fetchPriority="high" $showsThrough={gif.is_sticker} />
        </picture>
      )}
      {first && !gif.is_sticker && (
        <picture>
          <Backdrop {...first} />
        </picture>
      )}
      {children}
    </Background>
  );
}
