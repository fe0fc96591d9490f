import type { PixelRange, Position, Stage } from '@gifkit/headless/core';
import { overlaps } from '@gifkit/headless/core';
import type { IGif } from '@gifkit/model';
import { memo, type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { GifTile } from '../gif/GifTile.tsx';
import type { Surroundings } from '../gif/surroundings.ts';
import { TileBoundary } from '../gif/TileBoundary.tsx';
import type { TileProps } from '../gif/tile-props.ts';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import type { GridPattern } from './grid-props.ts';

export interface GridTileProps {
  gif: IGif;
  /** What it shows. */
  alt: string;
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
  /** Its picture is fetched before all others; that should be true of few. */
  isFirst: boolean;
  /** Read once, when the tile is mounted: a picture in view need not wait for the observer. */
  view: RefObject<PixelRange | undefined>;
  surroundings: Surroundings;
  shared: TileProps;
}

const Cell = styled.div.attrs({ role: 'gridcell' })`
  height: 100%;
`;

/** How far a tile is in view when it is mounted. */
function stageAt(position: Position, view: PixelRange | undefined): Stage {
  if (!view) return 'waiting';
  return overlaps(position, view) ? 'shown' : 'near';
}

const TileItem = styledPair('div');

/** One GIF at its place. Renders again only when something of its own changes. */
export const GridTile = memo(function GridTile({
  gif,
  alt,
  index,
  setSize,
  position,
  gifWidth,
  pattern,
  isTabStop,
  isEager,
  isFirst,
  view,
  surroundings,
  shared,
}: GridTileProps) {
  const [stage] = useState(() => (isEager ? 'shown' : stageAt(position, view.current)));
  const { left, ...box } = position;
  const style = { insetInlineStart: left, ...box };
  const [Item, styling] = useServedStyle(TileItem, style, surroundings.isHydrated);
  const item = useRef<HTMLDivElement>(null);
  // Another list takes its place.
  useKeptFocus(item, ({ parentElement }) => parentElement);
  const tile = (
    <TileBoundary gif={gif}>
      <GifTile
        {...shared}
        {...(isTabStop !== undefined && { tabIndex: isTabStop ? 0 : -1 })}
        gif={gif}
        getAlt={() => alt}
        width={gifWidth}
        stage={stage}
        isInList
        surroundings={surroundings}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </TileBoundary>
  );
  if (pattern === 'picker') {
    return (
      <Item ref={item} role="row" aria-rowindex={index + 1} data-giphy-index={index} {...styling}>
        <Cell>{tile}</Cell>
      </Item>
    );
  }
  return (
    <Item
      ref={item}
      role="article"
      aria-label={alt}
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
