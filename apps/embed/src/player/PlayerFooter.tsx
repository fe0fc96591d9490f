import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { FOOTER_HEIGHT, REVEAL_FALLBACK, TRANSITION } from '../constants.ts';
import { SMALL_FRAME } from '../ui/frame.ts';
import { IS_REVEALED } from '../ui/page-signs.ts';

const slideUp = keyframes`
  from {
    opacity: 0;
    transform: translateY(100%);
    visibility: hidden;
  }
`;

/**
 * Comes up with the GIF, or after a while without it; goes down while a sheet is open, which it does not hide
 * from the keyboard: the button that opened the sheet keeps the focus until the sheet has it.
 */
const sliding = css<{ $isOpen: boolean }>`
  animation: ${slideUp} ${TRANSITION}s ${REVEAL_FALLBACK}ms backwards;
  transition: ${TRANSITION}s;
  ${({ $isOpen }) => !$isOpen && 'opacity: 0; transform: translateY(100%); pointer-events: none;'}

  ${IS_REVEALED} & {
    animation-delay: 0s;
  }
`;

const Bar = styled.footer<{ $isOpen: boolean }>`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  min-height: ${FOOTER_HEIGHT}px;
  margin-top: auto;
  padding: 10px;
  ${sliding}
`;

/** Over the GIF's own picture, so each part of it brings its background. */
const MobileBar = styled.footer<{ $isOpen: boolean }>`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: ${FOOTER_HEIGHT}px;
  padding: 10px 12px;
  ${sliding}

  ${SMALL_FRAME} {
    justify-content: flex-end;
  }
`;

const Controls = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;

interface FooterProps {
  isOpen: boolean;
  attribution: ReactNode;
  children: ReactNode;
}

/** Who made the GIF, and the controls. */
export const PlayerFooter = ({ isOpen, attribution, children }: FooterProps) => (
  <Bar $isOpen={isOpen}>
    {attribution}
    <Controls>{children}</Controls>
  </Bar>
);

/** A phone's frame may be narrower than all that they have. */
const MobileControls = styled(Controls)`
  flex: initial;
  flex-wrap: wrap;
  justify-content: flex-end;
`;

/** The same on a phone. */
export const MobileFooter = ({ isOpen, attribution, children }: FooterProps) => (
  <MobileBar $isOpen={isOpen}>
    {attribution}
    <MobileControls>{children}</MobileControls>
  </MobileBar>
);
