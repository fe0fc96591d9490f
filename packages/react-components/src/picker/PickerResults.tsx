import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { pickerEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { PickerFavorite } from '@gifkit/headless/internal/picker/browse/PickerFavorite.tsx';
import { usePicker } from '@gifkit/headless/internal/picker/picker-context.ts';
import { NothingFound } from '@gifkit/headless/internal/picker/results/NothingFound.tsx';
import { AdFrames } from '@gifkit/headless/internal/picker/results/PickerAds.tsx';
import { ListFailureText } from '@gifkit/headless/internal/picker/results/PickerError.tsx';
import { usePickerList } from '@gifkit/headless/internal/picker/results/use-picker-list.ts';
import { useRef } from 'react';
import { LARGE_TARGET_MIN_SIZE } from '../constants.ts';
import type { GifOverlayProps } from '../gif/gif-props.ts';
import { Grid } from '../grid/Grid.tsx';
import type { GridHandle } from '../grid/grid-props.ts';
import type { GifPickerProps } from './gif-picker-props.ts';
import { StarIcon } from './surface/icons.tsx';

const FavoriteButton = ({ gif, width = 0 }: GifOverlayProps) => (
  <PickerFavorite
    gif={gif}
    className="giphy-picker-favorite"
    render={(props) => (
      <button {...props} data-small={width < LARGE_TARGET_MIN_SIZE || undefined}>
        <StarIcon />
      </button>
    )}
  />
);

/** Placeholders of loading GIFs. Their heights are in the style sheet: a CSP may forbid style attributes. */
const PickerSkeleton = ({ className = '' }: { className?: string }) => (
  <div className={`${className} giphy-picker-skeleton`}>
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
  </div>
);

const COLUMNS = { 0: 2, 480: 3, 720: 4 };
/** More columns than for GIFs, because emoji are readable at small sizes. */
const EMOJI_COLUMNS = { 0: 3, 360: 4, 480: 5, 720: 8 };

interface PickerResultsProps extends Pick<GifPickerProps, 'columns' | 'media'> {
  onGifVisible: () => void;
}

/** Grid of GIFs with a single tab stop, or a message instead. */
export function PickerResults({ columns, media, onGifVisible }: PickerResultsProps) {
  const words = useLabelsOr(pickerEnglish);
  const grid = useRef<GridHandle>(null);
  const { state, getAlt, choosing } = usePicker();
  const { tab } = state;
  const { key, name, fetchGifs, onGifsFetchError, failure, ads } = usePickerList();
  return (
    <>
      <Grid
        ref={grid}
        resetKey={key}
        pattern="picker"
        noLink
        hideAttribution
        aria-label={name}
        columns={columns ?? (tab === 'emoji' ? EMOJI_COLUMNS : COLUMNS)}
        // Transparent GIFs show the background of the picker, light or dark.
        backgroundColor={tab === 'gifs' || tab === 'clips' ? undefined : 'var(--_surface)'}
        overlay={FavoriteButton}
        getAlt={getAlt}
        media={media}
        loader={PickerSkeleton}
        fetchGifs={(_offset, options) => fetchGifs(options)}
        onGifsFetchError={onGifsFetchError}
        // Set shortly after the list has failed.
        errorMessage={
          failure ? (
            <ListFailureText
              key={failure.count}
              failure={failure}
              onRetry={() => grid.current?.retry()}
              className="giphy-picker-message"
              buttonClassName="giphy-picker-button"
            />
          ) : (
            <span />
          )
        }
        noResultsMessage={
          <NothingFound
            className="giphy-picker-message"
            termsClassName="giphy-picker-terms"
            buttonClassName="giphy-picker-button"
          />
        }
        endMessage={<p className="giphy-picker-end">{words.end}</p>}
        onGifClick={choosing.choose}
        onGifVisible={onGifVisible}
      />
      <AdFrames ads={ads} className="giphy-picker-ads" />
    </>
  );
}
