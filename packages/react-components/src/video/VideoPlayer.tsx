import { FALLBACK_SIZE, finite, finiteProps, tileHeight } from '@gifkit/headless/core';
import { lazyComponent, useSsrStyle } from '@gifkit/headless/utils';
import * as Video from '@gifkit/headless/video';
import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { Frame, Message } from './player-parts.ts';
import type { VideoProps } from './video-props.ts';

/** Lazy-loaded: the server renders no controls, and most videos have none. */
const PlayerControls = lazyComponent(
  'the controls of the video',
  () => import('./PlayerControls.tsx'),
  ({ PlayerControls }) => PlayerControls,
);

export function VideoPlayer({ style, overlay: Overlay, ...others }: VideoProps) {
  const root = finiteProps({ ...others, width: finite(others.width, FALLBACK_SIZE) });
  const { gif, width, percentWidth } = root;
  const height = root.height ?? tileHeight(gif, width);
  const size = {
    width: percentWidth ?? width,
    height: percentWidth ? undefined : height,
    aspectRatio: percentWidth ? `${width} / ${height}` : undefined,
  };
  return (
    <Video.Root
      {...root}
      render={(box, { isHovered, isHeld, hasControls }) => (
        <Box {...box} style={{ ...size, ...style }}>
          <Video.Media className="giphy-video" />
          <PlayerControls {...root} height={height} isHeld={isHeld} hasControls={hasControls} />
          <Video.Waiting render={<Message />} />
          <Video.Error render={<Message />} />
          {Overlay && <Overlay gif={gif} isHovered={isHovered} width={width} height={height} />}
        </Box>
      )}
    />
  );
}

/** Container, with a size that is valid in server-rendered HTML. */
const Box = forwardRef(function Box(
  props: ComponentPropsWithoutRef<'div'>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return <Frame ref={ref} {...useSsrStyle(props, useSheetNonce())} />;
});
