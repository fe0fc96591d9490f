import type { ReactNode } from 'react';

interface FooterProps {
  isOpen: boolean;
  /** It lies over the GIF's own picture, below what dims it elsewhere. */
  isMobile: boolean;
  attribution: ReactNode;
  children: ReactNode;
}

/** Who made the GIF, and the controls. */
export const PlayerFooter = ({ isOpen, isMobile, attribution, children }: FooterProps) => (
  <footer
    className="player-footer"
    data-open={isOpen || undefined}
    data-mobile={isMobile || undefined}
  >
    {attribution}
    <div className="controls">{children}</div>
  </footer>
);
