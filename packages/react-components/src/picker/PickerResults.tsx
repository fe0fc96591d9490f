import { pickerEnglish, useLabelsOr } from '@gifkit/headless';
import type { GifListItemData } from '@gifkit/headless/list';
import * as GifPicker from '@gifkit/headless/picker';
import { usePicker } from '@gifkit/headless/picker';
import { useCallback } from 'react';
import { DEFAULT_GUTTER, LARGE_TARGET_MIN_SIZE } from '../constants.ts';
import type { GifOverlayProps } from '../gif/gif-props.ts';
import { renderListTile } from '../gif/list-tile.tsx';
import { useTileProps } from '../gif/tile-props.ts';
import { Tiles } from '../grid/Tiles.ts';
import { LateLoader, Placeholders } from '../paging/placeholder.tsx';
import { ShortcutBar } from './browse/ShortcutBar.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { StarIcon } from './surface/icons.tsx';

const FavoriteButton = ({ gif, width = 0 }: GifOverlayProps) => (
  <GifPicker.Favorite
    gif={gif}
    className="giphy-picker-favorite"
    render={(props) => (
      <button {...props} data-small={width < LARGE_TARGET_MIN_SIZE || undefined}>
        <StarIcon />
      </button>
    )}
  />
);

const COLUMNS = { 0: 2, 480: 3, 720: 4 };
/** More columns than for GIFs, because emoji are readable at small sizes. */
const EMOJI_COLUMNS = { 0: 3, 360: 4, 480: 5, 720: 8 };

/** Categories and the grid of GIFs, or a message instead. */
export function PickerResults({ columns, media }: Pick<GifPickerProps, 'columns' | 'media'>) {
  const words = useLabelsOr(pickerEnglish);
  const { state, choosing } = usePicker();
  const { tab } = state;
  const shared = useTileProps({
    noLink: true,
    hideAttribution: true,
    // Transparent GIFs show the background of the picker, light or dark.
    backgroundColor: tab === 'gifs' || tab === 'clips' ? undefined : 'var(--_surface)',
    overlay: FavoriteButton,
    media,
    onGifClick: choosing.choose,
  });
  const renderTile = useCallback(
    (item: GifListItemData) => renderListTile(item, shared, {}),
    [shared],
  );
  return (
    <GifPicker.Results className="giphy-picker-results">
      <ShortcutBar />
      <div className="giphy-grid">
        <GifPicker.Masonry
          columns={columns ?? (tab === 'emoji' ? EMOJI_COLUMNS : COLUMNS)}
          gutter={DEFAULT_GUTTER}
          render={<Tiles />}
        >
          {renderTile}
        </GifPicker.Masonry>
        <GifPicker.Empty
          className="giphy-picker-message"
          termsClassName="giphy-picker-terms"
          buttonClassName="giphy-picker-button"
        />
        <GifPicker.End className="giphy-picker-end">{words.end}</GifPicker.End>
        <GifPicker.Error className="giphy-picker-message" buttonClassName="giphy-picker-button" />
        <GifPicker.Loading>
          <LateLoader aria-hidden="true">
            <div className="loader giphy-picker-skeleton">
              <Placeholders count={8} />
            </div>
          </LateLoader>
        </GifPicker.Loading>
      </div>
      <GifPicker.Ads className="giphy-picker-ads" />
    </GifPicker.Results>
  );
}
