import type { IGif } from '@gifkit/model';
import { memo } from 'react';
import { styled } from 'styled-components';
import { type ServedProps, servedCss, useServedStyle } from '../hooks/use-served-style.ts';
import type { SharedTileProps } from '../hooks/use-tile-props.ts';
import type { Position } from '../layout/masonry.ts';
import { Gif } from './Gif.tsx';

export interface GridTileProps {
  gif: IGif;
  /** From 0. */
  index: number;
  /** Of the whole grid; -1 while nobody knows. */
  setSize: number;
  position: Position;
  isEager: boolean;
  isHydrated: boolean;
  shared: SharedTileProps;
}

const ServedItem = styled.li<ServedProps>(servedCss);

/** One GIF at its place. Renders again only when something of its own changes. */
export const GridTile = memo(function GridTile({
  gif,
  index,
  setSize,
  position: { left, ...box },
  isEager,
  isHydrated,
  shared,
}: GridTileProps) {
  const style = { insetInlineStart: left, ...box };
  const [Item, styling] = useServedStyle('li' as const, ServedItem, style, isHydrated);
  return (
    <Item aria-posinset={index + 1} aria-setsize={setSize} {...styling}>
      <Gif {...shared} gif={gif} percentWidth="100%" percentHeight="100%" lazyLoad={!isEager} />
    </Item>
  );
});
