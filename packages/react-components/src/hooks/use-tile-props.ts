import { useMemo } from 'react';
import type { GifAppearanceProps, GifEventProps } from '../components/gif-props.ts';
import { useLatestCallback } from './use-latest-callback.ts';

/** What all tiles of a grid or a carousel have in common. */
export type SharedTileProps = GifAppearanceProps & GifEventProps;

/**
 * The props that all tiles share, as one object that stays the same while they do. Handlers may change
 * freely: the tiles call the newest ones.
 */
export function useTileProps(props: SharedTileProps): SharedTileProps {
  const { backgroundColor, borderRadius, hideAttribution, overlay, noLink, tabIndex, controls } =
    props;
  const onGifVisible = useLatestCallback(props.onGifVisible);
  const onGifSeen = useLatestCallback(props.onGifSeen);
  const onGifClick = useLatestCallback(props.onGifClick);
  const onGifRightClick = useLatestCallback(props.onGifRightClick);
  const onGifKeyPress = useLatestCallback(props.onGifKeyPress);
  return useMemo(
    () => ({
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
