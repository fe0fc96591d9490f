import type { ComponentPropsWithRef } from 'react';
import { type PartProps, type Render, renderPart } from '../shared/render-part.ts';
import { useTileState } from './tile-context.ts';
import { type PictureOptions, usePicture } from './use-picture.tsx';

export interface TilePictureProps extends PartProps<'picture'>, PictureOptions {
  /** Renders a different image element. @default `<img>` */
  renderImage?: Render<ComponentPropsWithRef<'img'>, { isMissing: boolean }> | undefined;
}

/**
 * Picture of the GIF: WebP with a fallback image, or its still; optionally a silent film over the still. Fetched when
 * the tile is in view.
 *
 * `data-loaded` is set once the GIF itself has loaded, `data-sticker` if it is transparent, and `data-missing` on the
 * image if it failed, so that its alt text can be styled.
 */
export function TilePicture({ className, render, renderImage, ...options }: TilePictureProps) {
  const tile = useTileState();
  const { sources, image, isMissing, film } = usePicture(tile, options);
  const props = {
    className,
    ...(tile.gif.is_sticker && { 'data-sticker': '' }),
    children: (
      <>
        {sources}
        {renderPart(renderImage, 'img', image, { isMissing })}
      </>
    ),
  };
  return (
    <>
      {renderPart(render, 'picture', props)}
      {film}
    </>
  );
}
