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
  /** There will be no picture: the image shows its alt text. */
  isMissing: boolean;
}

export interface TilePictureProps extends PartProps<'picture'> {
  /** Another element than `<img>`. */
  renderImage?: Render<ComponentPropsWithRef<'img'>, PictureState> | undefined;
  /** Another element than `<video>`, for a GIF that is shown as a film. */
  renderFilm?: Render<ComponentPropsWithRef<'video'>> | undefined;
  /** The image shows the GIF itself, and not its placeholder. */
  onShown?: ((image: HTMLImageElement) => void) | undefined;
}

/** React 18 knows the attribute by the name that HTML gives it, React 19 by its own. */
const FETCH_PRIORITY = Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority';

/** If the player cannot be loaded, the picture takes the place of the film. */
function NoFilm({ onTurn }: GifFilmProps) {
  useEffect(() => onTurn('refused'));
  return null;
}

/** Lazy-loaded: only for hosts that want films. */
const GifFilm = lazyComponent(
  'the film player',
  async () => (await import('../playback/GifFilm.tsx')).GifFilm,
  NoFilm,
);

/** While there is a film, the picture is its still. */
const BELOW_FILM: Pick<Playback, 'isPaused' | 'isAutomatic'> = {
  isPaused: true,
  isAutomatic: false,
};

/**
 * WebP with an image to fall back to, or the still in its place; where the host wants it, a silent film over the
 * still. Fetched when the tile is in view.
 *
 * `data-loaded` is there when the GIF itself has loaded, `data-sticker` where it is transparent, and
 * `data-missing` on the image where there is none, so that its alt text can be shown.
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
    // The link or button around it has the name.
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
            // Where motion is unwelcome, the browser itself stays with the still, before any script runs.
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
