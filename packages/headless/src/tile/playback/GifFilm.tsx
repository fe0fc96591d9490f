import {
  type ComponentPropsWithRef,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MAX_PLAYING_FILMS } from '../../core/constants.ts';
import type { FilmTurn } from '../../core/playback/film-pool.ts';
import { createFilmPool } from '../../core/playback/film-pool.ts';
import { playFilm } from '../../core/playback/play-film.ts';
import { observeIntersection } from '../../core/visibility/intersection.ts';
import { type Render, renderPart } from '../../shared/render-part.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';

/** One for the page: what a browser can play at the same time does not depend on the list. */
const pool = createFilmPool(MAX_PLAYING_FILMS);

/** Other options than the pictures have, so that one element can be observed for both. */
const OBSERVED = { rootMargin: '0px' };

export interface GifFilmProps {
  /** URL of the MP4. */
  src: string;
  root: RefObject<HTMLElement | null>;
  /** Another element than `<video>`. */
  render: Render<ComponentPropsWithRef<'video'>> | undefined;
  /** Called with each turn. Refused, the picture is to be shown in place of the film. */
  onTurn: (turn: FilmTurn) => void;
  onPlaying: (event: SyntheticEvent<HTMLElement>) => void;
}

/**
 * A GIF as a silent film over its still, while it is in view and has its turn. It has no name of its own: the
 * still below it keeps the one that the picture has.
 */
export function GifFilm({ src, root, render, onTurn, onPlaying }: GifFilmProps) {
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
  return renderPart(render, 'video', {
    ref: video,
    // What is clicked, dragged and named is the picture below.
    'aria-hidden': true,
    tabIndex: -1,
    muted: true,
    loop: true,
    playsInline: true,
    disablePictureInPicture: true,
    disableRemotePlayback: true,
    onPlaying,
  });
}
