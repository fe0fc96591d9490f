import { getAltText, type IGif } from '@gifkit/model';
import { memo, type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { FIRST_SCREEN_HEIGHT } from '../constants.ts';
import { type ServedProps, servedCss, useServedStyle } from '../hooks/use-served-style.ts';
import type { SharedTileProps } from '../hooks/use-tile-props.ts';
import type { Position } from '../layout/masonry.ts';
import { type Band, touches } from '../layout/window.ts';
import { Gif } from './Gif.tsx';
import type { GridPattern } from './grid-props.ts';

export interface GridTileProps {
  gif: IGif;
  /** From 0. */
  index: number;
  /** Of the whole grid; -1 while nobody knows. */
  setSize: number;
  position: Position;
  /** px; decides which rendition is fetched. */
  gifWidth: number;
  pattern: GridPattern;
  /** Whether the Tab key stops here; undefined where it stops at every tile. */
  isTabStop: boolean | undefined;
  isEager: boolean;
  /** Looked at once, when the tile is mounted: in view, its picture need not wait until an observer tells. */
  view: RefObject<Band | undefined>;
  isHydrated: boolean;
  shared: SharedTileProps;
}

const Cell = styled.div.attrs({ role: 'gridcell' })`
  height: 100%;
`;

const ServedItem = styled.div<ServedProps>(servedCss);

/** One GIF at its place. Renders again only when something of its own changes. */
export const GridTile = memo(function GridTile({
  gif,
  index,
  setSize,
  position,
  gifWidth,
  pattern,
  isTabStop,
  isEager,
  view,
  isHydrated,
  shared,
}: GridTileProps) {
  const { left, ...box } = position;
  const [isSeenAtOnce] = useState(() => view.current && touches(position, view.current));
  const style = { insetInlineStart: left, ...box };
  const [Item, styling] = useServedStyle('div' as const, ServedItem, style, isHydrated);
  const tile = (
    <Gif
      {...shared}
      {...(isTabStop !== undefined && { tabIndex: isTabStop ? 0 : -1 })}
      gif={gif}
      width={gifWidth}
      percentWidth="100%"
      percentHeight="100%"
      lazyLoad={!isEager && !isSeenAtOnce}
      fetchPriority={box.top < FIRST_SCREEN_HEIGHT ? 'high' : undefined}
    />
  );
  if (pattern === 'picker') {
    return (
      <Item role="row" aria-rowindex={index + 1} data-giphy-index={index} {...styling}>
        <Cell>{tile}</Cell>
      </Item>
    );
  }
  return (
    <Item
      role="article"
      aria-label={getAltText(gif)}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      tabIndex={-1}
      data-giphy-index={index}
      {...styling}
    >
      {tile}
    </Item>
  );
});
