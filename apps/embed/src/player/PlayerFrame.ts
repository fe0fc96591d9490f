import { styled } from 'styled-components';
import { PLAYER_MAX_HEIGHT, PLAYER_MIN_HEIGHT, PLAYER_SHARE, VIDEO_RATIO } from '../constants.ts';
import { RATIO, SMALL_FRAME, WIDE_FRAME } from '../ui/frame.ts';

/** As large as its frame. */
export const BarePlayerFrame = styled.section`
  position: relative;
  width: 100%;
  height: 100vh;
  height: 100svh;
  overflow: hidden;
  background: var(--stage);
  color: #fff;
`;

/** Fills its frame; on a page of its own it is as high as the GIF, and leaves room for what is below. */
export const PlayerFrame = styled(BarePlayerFrame)<{ $isVideo: boolean }>`
  ${WIDE_FRAME} {
    height: auto;
    max-height: clamp(${PLAYER_MIN_HEIGHT}px, ${PLAYER_SHARE * 100}svh, ${PLAYER_MAX_HEIGHT}px);
    aspect-ratio: ${({ $isVideo }) => ($isVideo ? VIDEO_RATIO : `max(var(${RATIO}), ${VIDEO_RATIO})`)};
    width: calc(100% - 2 * var(--inset));
    margin: 0 auto;
    border-radius: var(--inset);
  }

  ${SMALL_FRAME} {
    height: 100vh;
    height: 100svh;
    max-height: none;
    aspect-ratio: auto;
  }
`;

/** What has no room in a small frame. */
export const Chrome = styled.div`
  min-width: 0;

  ${SMALL_FRAME} {
    display: none;
  }
`;
