import { type ComponentPropsWithRef, Suspense, useEffect, useMemo, useRef, version } from 'react';
import { REDUCED_MOTION } from '../../core/constants.ts';
import { getFilmSource, getGifSources, getPlaceholder } from '../../core/picture/gif-sources.ts';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { type PartProps, type Render, renderPart } from '../../shared/render-part.ts';
import type { GifFilmProps } from '../playback/GifFilm.tsx';
import type { Playback } from '../playback/use-playback.ts';
import { useTileState } from '../tile-context.ts';
import { usePicture } from './use-picture.ts';

interface PictureState {
  /** True if no picture could be loaded; the image shows its alt text. */
  isMissing: boolean;
}

export interface TilePictureProps extends PartProps<'picture'> {
  /** Renders a different image element. @default `<img>` */
  renderImage?: Render<ComponentPropsWithRef<'img'>, PictureState> | undefined;
  /** Renders a different element for films. @default `<video>` */
  renderFilm?: Render<ComponentPropsWithRef<'video'>> | undefined;
  /** Called when the image shows the GIF itself, not its placeholder. */
  onShown?: ((image: HTMLImageElement) => void) | undefined;
}

/** React 18 uses the HTML name of the attribute, React 19 its own. */
const FETCH_PRIORITY = Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority';

/** Fallback if the player cannot be loaded: the picture replaces the film. */
function NoFilm({ onTurn }: GifFilmProps) {
  useEffect(() => onTurn('refused'));
  return null;
}

/** Lazy-loaded, because few hosts use films. */
const GifFilm = lazyComponent(
  'the film player',
  async () => (await import('../playback/GifFilm.tsx')).GifFilm,
  NoFilm,
);

/** Playback of the picture below a film: it is the film's still. */
const BELOW_FILM: Pick<Playback, 'isPaused' | 'isAutomatic'> = {
  isPaused: true,
  isAutomatic: false,
};

/**
 * Picture of the GIF: WebP with a fallback image, or its still; optionally a silent film over the still. Fetched when
 * the tile is in view.
 *
 * `data-loaded` is set once the GIF itself has loaded, `data-sticker` if it is transparent, and `data-missing` on the
 * image if it failed, so that its alt text can be styled.
 */
export function TilePicture({
  className,
  render,
  renderImage,
  renderFilm,
  onShown,
}: TilePictureProps) {
  const { gif, name, width, height, media, href, isButton, fetchPriority, ...tile } =
    useTileState();
  const { root, playback, changeVisibility, proximity, isHydrated, isFromServer } = tile;
  const image = useRef<HTMLImageElement>(null);
  const sources = useMemo(() => getGifSources(gif, width, height), [gif, width, height]);
  const film = media === 'image' ? undefined : getFilmSource(gif, width, height, media);
  const isShown = proximity === 'shown';
  const { isWebpBroken, onLoad, onError, ...filming } = usePicture({
    image,
    isShown,
    sources,
    placeholder: playback.isPaused ? undefined : getPlaceholder(sources),
    hasFilm: film !== undefined,
    changeVisibility,
    onShown,
  });
  const isFilmed = film !== undefined && filming.film !== 'refused';
  const { isPaused, isAutomatic } = isFilmed ? BELOW_FILM : playback;
  const isMoving = isShown && !isPaused;
  const hasWebp = isMoving && !isWebpBroken && sources.webp !== undefined;
  const resting = proximity === 'unknown' ? undefined : sources.still;
  const src = isMoving ? sources.image : resting;
  const isMissing = isShown && !src;
  const imageProps: ComponentPropsWithRef<'img'> = {
    ref: image,
    alt: name,
    // The surrounding link or button has the name.
    'aria-hidden': href !== undefined || isButton || undefined,
    loading: tile.isLazy ? 'lazy' : undefined,
    ...(fetchPriority && { [FETCH_PRIORITY]: fetchPriority }),
    src,
    onLoad,
    onError,
  };
  const picture = renderPart(
    render,
    'picture',
    {
      className,
      ...(gif.is_sticker && { 'data-sticker': '' }),
      children: (
        <>
          {isFromServer && isMoving && isAutomatic && sources.still && (
            // With reduced motion, browsers choose the still before any script runs.
            <source key="still" media={REDUCED_MOTION} srcSet={sources.still} />
          )}
          {hasWebp && <source key="webp" type="image/webp" srcSet={sources.webp} />}
          {renderPart(renderImage, 'img', isMissing ? { ...imageProps, ...MISSING } : imageProps, {
            isMissing,
          })}
        </>
      ),
    },
    undefined,
  );
  return (
    <>
      {picture}
      {isFilmed && isShown && !playback.isPaused && isHydrated && (
        <Suspense>
          <GifFilm
            src={film}
            root={root}
            render={renderFilm}
            onTurn={filming.onFilmTurn}
            onPlaying={filming.onFilmPlaying}
          />
        </Suspense>
      )}
    </>
  );
}

const MISSING = { 'data-missing': '' };
