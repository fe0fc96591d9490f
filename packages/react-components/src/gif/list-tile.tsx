import type { GifListItemData } from '@gifkit/headless/list';
import * as GifList from '@gifkit/headless/list';
import type { ComponentProps, ReactElement } from 'react';
import { pictureClasses } from './background.ts';
import { renderTile } from './render-tile.tsx';
import type { TileProps } from './tile-props.ts';
import { GIF_CLASS } from './tile-styles.ts';

/** Renders an `<li>`, which needs no `role`. */
const renderListItem = ({ role: _, ...props }: ComponentProps<'div'>) => (
  <li {...(props as ComponentProps<'li'>)} />
);

interface ListTileOptions {
  /** Fetches the picture before it is in view. @default false */
  isEager?: boolean;
  /** Renders an `<li>`. @default false */
  isListItem?: boolean;
}

export function renderListTile(
  item: GifListItemData,
  shared: TileProps,
  { isEager = false, isListItem = false }: ListTileOptions,
): ReactElement {
  const { gif, tile } = item;
  const { backgroundColor: background, borderRadius, tabIndex } = shared;
  const isOnOwn = background !== undefined;
  return (
    <GifList.Item
      item={item}
      shell={
        <div
          className={`${GIF_CLASS} ${isOnOwn ? '' : pictureClasses(gif, false)}`}
          style={isOnOwn || borderRadius !== undefined ? { background, borderRadius } : undefined}
        />
      }
      render={isListItem ? renderListItem : undefined}
    >
      {renderTile({
        ...shared,
        ...tile,
        tabIndex: tile.tabIndex ?? tabIndex,
        initialProximity: isEager ? 'shown' : tile.initialProximity,
      })}
    </GifList.Item>
  );
}
