import { GifListItem, type GifListItemProps } from '../../list/GifListItem.tsx';
import { TileRoot, type TileRootProps } from '../../tile/TileRoot.tsx';
import { usePicker } from '../picker-context.ts';

interface PickerItemProps
  extends Omit<GifListItemProps, 'children'>,
    Pick<TileRootProps, 'media' | 'controls'> {
  /** Parts of the tile, by default `Tile.Link` with `Tile.Picture`. */
  children?: TileRootProps['children'];
  tileClassName?: string | undefined;
}

/** One GIF: a `GifList.Item` with its `Tile.Root`. Click, Enter or Space selects it. */
export function PickerItem({
  item,
  children,
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
