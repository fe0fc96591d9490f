import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.ts';

export interface LiveRegionProps {
  /** For screen readers alone. */
  text: string;
  /** Another one says the same text again. */
  textKey?: string | number | undefined;
  /** What everybody sees. */
  children?: ReactNode;
  /** Can take the focus where what had it has gone. */
  regionRef?: Ref<HTMLDivElement>;
}

/**
 * Says politely what has changed. Empty when it is mounted, because a screen reader tells what comes into a
 * region that it knows. One for each thing that changes: what is said twice is said too much.
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
