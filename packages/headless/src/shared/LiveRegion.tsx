import { type CSSProperties, type ReactNode, type Ref, useEffect, useState } from 'react';

/** For screen readers alone. Takes no space, because a long text would make its page wider. */
const VISUALLY_HIDDEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export interface LiveRegionProps {
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
      {isKnown && text && (
        <span key={textKey} style={VISUALLY_HIDDEN}>
          {text}
        </span>
      )}
      {children}
    </div>
  );
}
