import { styled } from 'styled-components';
import { SMALL_FRAME, WIDE_FRAME } from '../ui/frame.ts';

/** As wide as the frame and as high as the GIF then is, but never higher than the frame. */
export const PlayerFrame = styled.section<{ $ratio: number }>`
  position: relative;
  width: 100%;
  min-height: min(100svh, 180px);
  max-height: 100svh;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  --focus: #00ccff;
  background: var(--stage);
  color: #fff;

  ${WIDE_FRAME} {
    max-height: clamp(320px, 66svh, 620px);
    border-radius: 12px;
  }

  ${SMALL_FRAME} {
    height: 100svh;
    max-height: none;
    border-radius: 0;
  }
`;

/** As large as its frame. */
export const BarePlayerFrame = styled(PlayerFrame)`
  height: 100svh;
  max-height: none;
  aspect-ratio: auto;

  ${WIDE_FRAME} {
    max-height: none;
    border-radius: 0;
  }
`;

/** What has no room in a small frame. */
export const Chrome = styled.div`
  min-width: 0;

  ${SMALL_FRAME} {
    display: none;
  }
`;
