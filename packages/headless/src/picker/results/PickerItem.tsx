import { GifListItem, type GifListItemProps } from '../../list/GifListItem.tsx';
import { TileLink } from '../../tile/TileLink.tsx';
import { TilePicture } from '../../tile/TilePicture.tsx';
import { TileRoot, type TileRootProps } from '../../tile/TileRoot.tsx';
import { usePicker } from '../picker-context.ts';

interface PickerItemProps
  extends Omit<GifListItemProps, 'children'>,
    Pick<TileRootProps, 'media' | 'controls'> {
  /** Parts of the tile. @default `Tile.Link` with `Tile.Picture` */
  children?: TileRootProps['children'];
  tileClassName?: string | undefined;
}

const DEFAULT_TILE = (
  <TileLink>
    <TilePicture />
  </TileLink>
);

/** One GIF: a `GifList.Item` with its `Tile.Root`. Click, Enter or Space selects it. */
export function PickerItem({
  item,
  children = DEFAULT_TILE,
  tileClassName,
  media,
  controls,
  ...element
}: PickerItemProps) {
  const { choosing } = usePicker();
  return (
    <GifListItem item={item} {...element}>
      <TileRoot
        {...item.tile}
        className={tileClassName}
        media={media}
        controls={controls}
        noLink
        onGifClick={choosing.choose}
      >
        {children}
      </TileRoot>
    </GifListItem>
  );
}
