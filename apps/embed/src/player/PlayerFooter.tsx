import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FOOTER_HEIGHT, TRANSITION } from '../constants.ts';
import { SMALL_FRAME } from '../ui/frame.ts';

const Bar = styled.footer`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  min-height: ${FOOTER_HEIGHT}px;
  margin-top: auto;
  padding: 10px;
`;

/** The way on for phones: slides up when the GIF is there. */
const SlidingBar = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  height: ${FOOTER_HEIGHT}px;
  padding: 0 14px;
  background: linear-gradient(to top, rgb(0 0 0 / 72%), transparent);
  transition: transform ${TRANSITION}s;
  ${({ $isOpen }) => !$isOpen && 'transform: translateY(100%);'}

  @media (scripting: none) {
    transform: none;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  ${SMALL_FRAME} {
    background: none;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`;

interface FooterProps {
  attribution: ReactNode;
  children: ReactNode;
}

/** Who made the GIF, and the controls. */
export const PlayerFooter = ({ attribution, children }: FooterProps) => (
  <Bar>
    {attribution}
    <Controls>{children}</Controls>
  </Bar>
);

/** The same on a phone. */
export const MobileFooter = ({
  isOpen,
  attribution,
  children,
}: FooterProps & { isOpen: boolean }) => (
  <SlidingBar $isOpen={isOpen}>
    {attribution}
    <Controls>{children}</Controls>
  </SlidingBar>
);
