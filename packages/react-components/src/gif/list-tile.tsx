import type { GifListItemData } from '@gifkit/headless/list';
import * as GifList from '@gifkit/headless/list';
import type { ComponentProps, ReactElement } from 'react';
import { css } from 'styled-components';
import { ownBox } from '../shared/own-box.ts';
import { pictureClasses } from './background.ts';
import { renderTile } from './render-tile.tsx';
import type { TileProps } from './tile-props.ts';
import { corners, GIF_CLASS, parts } from './tile-styles.ts';

/** Styles for all GIFs of a list: the list has one class, so tiles need no styled component each. */
export const tileStyles = css`
  :where(.${GIF_CLASS}) {
    position: relative;

    ${corners}
  }
  /* Only the tile itself, not a GIF in a host's overlay. */
  [data-giphy-index] > .${GIF_CLASS}, [role="gridcell"] > .${GIF_CLASS} {
    ${ownBox}
    width: 100%;
    height: 100%;
  }
  ${parts}
`;

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
