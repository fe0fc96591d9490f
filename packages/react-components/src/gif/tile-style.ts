import type { CSSProperties } from 'react';
import type { GifProps } from './gif-props.ts';

export interface TileStyleOptions
  extends Pick<
    GifProps,
    'width' | 'percentWidth' | 'height' | 'percentHeight' | 'borderRadius' | 'style'
  > {
  /** px: `height` if it is given, else by the aspect ratio of the GIF. */
  naturalHeight: number;
  /** It fills the place that its list gives it, by the style sheet. */
  isInList?: boolean;
}

/** The inline style of a tile: only what the style sheet cannot know, as the browser parses it for every tile. */
export function getTileStyle({
  width,
  percentWidth,
  height,
  percentHeight,
  naturalHeight,
  isInList = false,
  borderRadius,
  style,
}: TileStyleOptions): CSSProperties {
  const isByRatio = (percentHeight ?? height) === undefined && (percentWidth || style?.aspectRatio);
  return {
    ...(!isInList && {
      width: percentWidth || width,
      ...(isByRatio
        ? { aspectRatio: `${width} / ${naturalHeight}` }
        : { height: percentHeight || naturalHeight }),
    }),
    ...(borderRadius !== undefined && {
      borderRadius,
      overflow: borderRadius ? undefined : 'visible',
    }),
    ...style,
  };
}
