import { chooseFilm, type IGif } from '@gifkit/model';
import {
  type ComponentPropsWithRef,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MAX_PLAYING_FILMS } from '../core/constants.ts';
import type { GifMedia } from '../core/picture/gif-sources.ts';
import type { FilmTurn } from '../core/playback/film-pool.ts';
import { createFilmPool } from '../core/playback/film-pool.ts';
import { playTileFilm } from '../core/playback/play-tile-film.ts';
import { observeIntersection } from '../core/visibility/intersection.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';

/** Shared by the page, because the number of films that a browser can play does not depend on the list. */
const pool = createFilmPool(MAX_PLAYING_FILMS);

/** Differs from the pictures' options, so that one element can be observed for both. */
const OBSERVED = { rootMargin: '0px' };

interface FilmProps {
  src: string;
  root: RefObject<HTMLElement | null>;
  className: string | undefined;
  /** Renders a different element. @default `<video>` */
  render: Render<ComponentPropsWithRef<'video'>> | undefined;
  /** Called with each turn. If the film is refused, show the picture instead. */
  onTurn: (turn: FilmTurn) => void;
  onPlaying: (event: SyntheticEvent<HTMLElement>) => void;
}

export interface GifFilmProps extends Omit<FilmProps, 'src'> {
  gif: IGif;
  /** px. */
  width: number;
  /** px. */
  height: number;
  media: Exclude<GifMedia, 'image'>;
  /** True on a slow line, where files for one device pixel per px suffice. */
  isSlow: boolean;
}

/**
 * Silent film over the still, while it is in view and has its turn. It has no name; the still below is named. A GIF
 * without a suitable film is refused.
 */
export function GifFilm({ gif, width, height, media, isSlow, ...film }: GifFilmProps) {
  const [pixelRatio] = useState(() => (isSlow ? 1 : window.devicePixelRatio));
  const src = chooseFilm(gif, width, height, media, pixelRatio)?.url;
  const { onTurn } = film;
  useEffect(() => {
    if (!src) onTurn('refused');
  });
  return src ? <Film {...film} src={src} /> : null;
}

function Film({ src, root, className, render, onTurn, onPlaying }: FilmProps) {
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
    return playTileFilm(video.current, src, (refusal) => {
      if (refusal === 'by the browser') pool.close();
      else onLatestTurn('refused');
    });
  }, [plays, src, onLatestTurn]);

  if (!plays) return null;
  return renderPart(render, 'video', {
    ref: video,
    className,
    // Clicks, drags and the name belong to the picture below.
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
