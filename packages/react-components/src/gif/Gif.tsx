import { StyleNonce } from '@gifkit/headless';
import { FALLBACK_SIZE, finiteProps, tileHeight } from '@gifkit/headless/core';
import { type ComponentPropsWithRef, memo } from 'react';
import { styled } from 'styled-components';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import type { GifProps } from './gif-props.ts';
import { renderTile } from './render-tile.tsx';
import { corners, GIF_CLASS, parts, TILE_CLASSES } from './tile-styles.ts';

/** All static styles; `style` has those that differ per GIF. */
const Container = styled.div`
  position: relative;
  display: block;

  ${corners}
  ${parts}
`;

const renderContainer = (props: ComponentPropsWithRef<'div'>) => <Container {...props} />;

function sizeOf({
  gif,
  width = FALLBACK_SIZE,
  percentWidth,
  height,
  percentHeight,
  style,
}: GifProps) {
  const naturalHeight = height ?? tileHeight(gif, width);
  const isByRatio = (percentHeight ?? height) === undefined && (percentWidth || style?.aspectRatio);
  return {
    width: percentWidth || width,
    ...(isByRatio
      ? { aspectRatio: `${width} / ${naturalHeight}` }
      : { height: percentHeight || naturalHeight }),
  };
}

/** Shows one GIF or sticker. A new `gif` resets all state except focus. Memoized by its props. */
export const Gif = Object.assign(
  memo(function Gif(given: GifProps) {
    const props = finiteProps(given);
    const { percentWidth: _, percentHeight: __, ...tile } = props;
    return (
      <StyleNonce.Provider value={useSheetNonce()}>
        {renderTile({ ...tile, size: sizeOf(props), render: renderContainer })}
      </StyleNonce.Provider>
    );
  }),
  {
    className: GIF_CLASS,
    imgClassName: TILE_CLASSES.image,
    imgLoadedClassName: TILE_CLASSES.loaded,
  },
);
