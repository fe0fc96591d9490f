import { useMemo } from 'react';
import type { SharedTileProps } from '../components/GridTile.tsx';
import { useLatestCallback } from './use-latest-callback.ts';

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
