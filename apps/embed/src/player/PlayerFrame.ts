import { styled } from 'styled-components';
import { SMALL_FRAME, WIDE_FRAME } from '../ui/frame.ts';

/** As large as its frame. */
export const BarePlayerFrame = styled.section<{ $ratio: number }>`
  position: relative;
  width: 100%;
  height: 100vh;
  height: 100svh;
  overflow: hidden;
  --focus: #00ccff;
  background: var(--stage);
  color: #fff;
`;

/** Fills its frame; on a page of its own it is as high as the GIF, and leaves room for what is below. */
export const PlayerFrame = styled(BarePlayerFrame)`
  ${WIDE_FRAME} {
    height: auto;
    max-height: clamp(320px, 66svh, 620px);
    aspect-ratio: ${({ $ratio }) => Math.max($ratio, 16 / 9).toFixed(4)};
    border-radius: 12px;
  }

  ${SMALL_FRAME} {
    height: 100vh;
    height: 100svh;
    max-height: none;
    aspect-ratio: auto;
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
