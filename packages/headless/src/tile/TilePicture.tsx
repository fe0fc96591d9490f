import type { ComponentPropsWithRef, ReactElement } from 'react';
import { type PartProps, type Render, renderPart } from '../shared/render-part.ts';
import { type TileState, useTileState } from './tile-context.ts';
import type { TileClassNames } from './tile-options.ts';
import { GifFilm } from './use-picture.tsx';

interface TilePictureProps extends PartProps<'picture'> {
  /** Renders a different image element. @default `<img>` */
  renderImage?: Render<ComponentPropsWithRef<'img'>, { isMissing: boolean }> | undefined;
  /** Renders a different element for films. @default `<video>` */
  renderFilm?: Render<ComponentPropsWithRef<'video'>> | undefined;
}

/** Renders the picture of a tile without a component of its own. */
export function renderPicture(
  { gif, root, picture }: TileState,
  { className, render, renderImage, renderFilm }: TilePictureProps,
  classNames: TileClassNames = {},
): ReactElement {
  const { sources, image, isMissing, film } = picture;
  const imageClasses = [classNames.image, isMissing && classNames.missing].filter(Boolean);
  const props = {
    className,
    ...(gif.is_sticker && { 'data-sticker': '' }),
    children: (
      <>
        {sources}
        {renderPart(
          renderImage,
          'img',
          { ...image, className: imageClasses.join(' ') || undefined },
          { isMissing },
        )}
      </>
    ),
  };
  return (
    <>
      {renderPart(render, 'picture', props)}
      {film && <GifFilm {...film} root={root} className={classNames.film} render={renderFilm} />}
    </>
  );
}

/**
 * Picture of the GIF: WebP with a fallback image, or its still; optionally a silent film over the still. Fetched when
 * the tile is in view.
 *
 * `data-loaded` is set once the GIF itself has loaded, `data-sticker` if it is transparent, and `data-missing` on the
 * image if it failed, so that its alt text can be styled.
 */
export const TilePicture = (props: TilePictureProps) => renderPicture(useTileState(), props);
