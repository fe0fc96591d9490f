import type { FilmTurn } from '@gifkit/headless/core';
import { createFilmPool, observeIntersection, playFilm } from '@gifkit/headless/core';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MAX_PLAYING_FILMS } from '../constants.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';

/** One for the page: what a browser can play at the same time does not depend on the list. */
const pool = createFilmPool(MAX_PLAYING_FILMS);

const Film = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
  /* What is clicked, dragged and named is the picture below. */
  pointer-events: none;
`;

/** Other options than the pictures have, so that one element can be observed for both. */
const OBSERVED = { rootMargin: '0px' };

export interface GifFilmProps {
  /** URL of the MP4. */
  src: string;
  /** The tile. */
  root: RefObject<HTMLElement | null>;
  /** Called with each turn. Refused, the picture is to be shown in place of the film. */
  onTurn: (turn: FilmTurn) => void;
  /** Called when the film moves. */
  onPlaying: (event: SyntheticEvent<HTMLElement>) => void;
}

/**
 * A GIF as a silent film over its still, while it is in view and has its turn. It has no name of its own: the
 * still below it keeps the one that the picture has.
 */
export function GifFilm({ src, root, onTurn, onPlaying }: GifFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isInView, setInView] = useState(false);
  const [turn, setTurn] = useState<FilmTurn>();
  const onLatestTurn = useLatestCallback(onTurn);
  const plays = isInView && turn === 'plays';

  useEffect(() => {
    if (!root.current) return;
    return observeIntersection(
      root.current,
      ({ isIntersecting }) => setInView(isIntersecting),
      OBSERVED,
    );
  }, [root]);

  useEffect(() => {
    if (!isInView) return;
    const leave = pool.enter((next) => {
      setTurn(next);
      onLatestTurn(next);
    });
    return () => {
      leave();
      setTurn(undefined);
    };
  }, [isInView, onLatestTurn]);

  useEffect(() => {
    if (!plays || !video.current) return;
    return playFilm(video.current, src, (refusal) => {
      if (refusal === 'by the browser') pool.close();
      else onLatestTurn('refused');
    });
  }, [plays, src, onLatestTurn]);

  if (!plays) return null;
  return (
    <Film
      ref={video}
      className="giphy-gif-video"
      aria-hidden="true"
      tabIndex={-1}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      onPlaying={onPlaying}
    />
  );
}
