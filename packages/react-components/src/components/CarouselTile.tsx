import type { IGif } from '@gifkit/model';
import { memo } from 'react';
import { styled } from 'styled-components';
import { type ServedProps, servedCss, useServedStyle } from '../hooks/use-served-style.ts';
import type { SharedTileProps } from '../hooks/use-tile-props.ts';
import { Gif } from './Gif.tsx';

export interface CarouselTileProps {
  gif: IGif;
  /** From 0. */
  index: number;
  /** Of the whole carousel; -1 while nobody knows. */
  setSize: number;
  /** px from the beginning of the row. */
  start: number;
  /** px. */
  width: number;
  /** px. */
  height: number;
  isHydrated: boolean;
  shared: SharedTileProps;
}

const ServedItem = styled.li<ServedProps>(servedCss);

/** One GIF at its place. Renders again only when something of its own changes. */
export const CarouselTile = memo(function CarouselTile({
  gif,
  index,
  setSize,
  start,
  width,
  height,
  isHydrated,
  shared,
}: CarouselTileProps) {
  const style = { insetInlineStart: start, width, height };
  const [Item, styling] = useServedStyle('li' as const, ServedItem, style, isHydrated);
  return (
    <Item aria-posinset={index + 1} aria-setsize={setSize} data-giphy-index={index} {...styling}>
      <Gif {...shared} gif={gif} width={width} height={height} />
    </Item>
  );
});
