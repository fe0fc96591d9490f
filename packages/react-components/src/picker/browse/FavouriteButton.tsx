import { PickerFavourite } from '@gifkit/headless/internal/picker/browse/PickerFavourite.tsx';
import type { GifOverlayProps } from '../../attribution/gif-overlay-props.ts';
import { ROOM_FOR_TARGETS } from '../../constants.ts';
import { StarIcon } from '../surface/icons.tsx';

/** A button over a GIF that adds it to the favourites or removes it. */
export const FavouriteButton = ({ gif, width = 0 }: GifOverlayProps) => (
  <PickerFavourite
    gif={gif}
    className="giphy-picker-favourite"
    render={(props) => (
      <button {...props} data-small={width < ROOM_FOR_TARGETS || undefined}>
        <StarIcon />
      </button>
    )}
  />
);
