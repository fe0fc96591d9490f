import { useMemo } from 'react';
import type { GifAppearanceProps, GifEventProps } from '../components/gif-props.ts';
import { useLatestCallback } from './use-latest-callback.ts';

/** What all tiles of a grid have in common. */
export interface SharedTileProps extends GifAppearanceProps, GifEventProps {
  /** px; decides which rendition is fetched. */
  width: number;
}

/**
 * The props that all tiles share, as one object that stays the same while they do. Handlers may change
 * freely: the tiles call the newest ones.
 */
export function useTileProps(props: SharedTileProps): SharedTileProps {
  const {
    width,
    backgroundColor,
    borderRadius,
    hideAttribution,
    overlay,
    noLink,
    tabIndex,
    controls,
  } = props;
  const onGifVisible = useLatestCallback(props.onGifVisible);
  const onGifSeen = useLatestCallback(props.onGifSeen);
  const onGifClick = useLatestCallback(props.onGifClick);
  const onGifRightClick = useLatestCallback(props.onGifRightClick);
  const onGifKeyPress = useLatestCallback(props.onGifKeyPress);
  return useMemo(
    () => ({
      width,
      backgroundColor,
      borderRadius,
      hideAttribution,
      overlay,
      noLink,
      tabIndex,
      controls,
      onGifVisible,
      onGifSeen,
      onGifClick,
      onGifRightClick,
      onGifKeyPress,
    }),
    [
      width,
      backgroundColor,
      borderRadius,
      hideAttribution,
      overlay,
      noLink,
      tabIndex,
      controls,
      onGifVisible,
      onGifSeen,
      onGifClick,
      onGifRightClick,
      onGifKeyPress,
    ],
  );
}
