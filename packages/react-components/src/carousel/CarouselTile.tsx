import type { IGif } from '@gifkit/model';
import { memo, useRef } from 'react';
import { GifTile } from '../gif/GifTile.tsx';
import type { Surroundings } from '../gif/surroundings.ts';
import { TileBoundary } from '../gif/TileBoundary.tsx';
import type { TileProps } from '../gif/tile-props.ts';
import { useKeptFocus } from '../shared/keep-focus.ts';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';

export interface CarouselTileProps {
  gif: IGif;
  /** What it shows. */
  alt: string;
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
  surroundings: Surroundings;
  shared: TileProps;
}

const TileItem = styledPair('li');

/** One GIF at its place. Renders again only when something of its own changes. */
export const CarouselTile = memo(function CarouselTile({
  gif,
  alt,
  index,
  setSize,
  start,
  width,
  height,
  surroundings,
  shared,
}: CarouselTileProps) {
  const style = { insetInlineStart: start, width, height };
  const [Item, styling] = useServedStyle(TileItem, style, surroundings.isHydrated);
  const item = useRef<HTMLLIElement>(null);
  // Another list takes its place.
  useKeptFocus(item, (tile) => tile.closest<HTMLElement>('[role="group"]'));
  return (
    <Item
      ref={item}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      data-giphy-index={index}
      {...styling}
    >
      <TileBoundary gif={gif}>
        <GifTile
          {...shared}
          gif={gif}
          getAlt={() => alt}
          width={width}
          height={height}
          stage="waiting"
          isInList
          surroundings={surroundings}
        />
      </TileBoundary>
    </Item>
  );
});
