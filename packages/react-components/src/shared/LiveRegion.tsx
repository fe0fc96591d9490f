import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.ts';

export interface LiveRegionProps {
  /** For screen readers alone. */
  text: string;
  /** Another key announces the same text again. */
  textKey?: string | number | undefined;
  /** What everybody sees. */
  children?: ReactNode;
  /** Can take the focus when the element that had it has gone. */
  regionRef?: Ref<HTMLDivElement>;
}

/**
 * Announces changes politely. It is empty when it is mounted, because screen readers announce only changes in
 * a region that they know. Use one for each kind of change, so that nothing is announced twice.
 */
export function LiveRegion({ text, textKey, children, regionRef }: LiveRegionProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  return (
    <div role="status" ref={regionRef} tabIndex={-1}>
      {isKnown && text && <VisuallyHidden key={textKey}>{text}</VisuallyHidden>}
      {children}
    </div>
  );
}
