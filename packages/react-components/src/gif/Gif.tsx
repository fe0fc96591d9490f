import { NoList, useHeldFocus } from '@gifkit/headless/internal';
import { memo } from 'react';
import { GIF_CLASS, IMAGE_CLASS, LOADED_CLASS } from './GifContainer.ts';
import { GifTile } from './GifTile.tsx';
import type { GifProps } from './gif-props.ts';

/**
 * One GIF or sticker. Another `gif` starts from the beginning, and keeps the focus if the one before had it. Is
 * not rendered again while its props are the same.
 */
export const Gif = Object.assign(
  memo(function Gif({ lazyLoad = true, ...props }: GifProps) {
    const heldFocus = useHeldFocus();
    return (
      <NoList>
        <GifTile
          {...props}
          key={props.gif.id}
          initialProximity={lazyLoad ? 'unknown' : 'shown'}
          heldFocus={heldFocus}
        />
      </NoList>
    );
  }),
  { className: GIF_CLASS, imgClassName: IMAGE_CLASS, imgLoadedClassName: LOADED_CLASS },
);
