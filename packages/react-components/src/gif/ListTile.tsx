import type { GifListItem } from '@gifkit/headless';
import { GifListItemPart, useTileEnvironment } from '@gifkit/headless/internal';
import { type ElementType, memo } from 'react';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { pictureClasses } from './background.ts';
import { GIF_CLASS } from './GifContainer.ts';
import { GifTile } from './GifTile.tsx';
import type { TileProps } from './tile-props.ts';

export interface ListTileProps {
  item: GifListItem;
  /** Its picture is fetched before it is in view. @default false */
  isEager?: boolean;
  /** It is in a `<ul>`. @default false */
  isListItem?: boolean;
  shared: TileProps;
}

const Place = styledPair('div');
const ListItem = styledPair('li' as ElementType as 'div');

/** One GIF of a list at its place. Renders again only when something of its own changes. */
export const ListTile = memo(function ListTile({
  item,
  isEager = false,
  isListItem = false,
  shared,
}: ListTileProps) {
  const { gif, position, tile } = item;
  const { left, ...box } = position;
  const { isHydrated } = useTileEnvironment();
  const style = { insetInlineStart: left, ...box };
  const [Item, styling] = useServedStyle(isListItem ? ListItem : Place, style, isHydrated);
  const { tabIndex = shared.tabIndex } = tile;
  const { backgroundColor: background, borderRadius } = shared;
  const isOnOwn = background !== undefined;
  return (
    <GifListItemPart
      item={item}
      shell={
        <div
          className={`${GIF_CLASS} ${pictureClasses(gif, isOnOwn) ?? ''}`}
          style={isOnOwn || borderRadius !== undefined ? { background, borderRadius } : undefined}
        />
      }
      render={({ role, ...props }) => (
        <Item {...props} role={isListItem ? undefined : role} {...styling} />
      )}
    >
      <GifTile
        {...shared}
        {...tile}
        tabIndex={tabIndex}
        initialProximity={isEager ? 'shown' : tile.initialProximity}
        isInList
      />
    </GifListItemPart>
  );
});
