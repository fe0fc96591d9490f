import { type CSSProperties, type ReactNode, type Ref, useEffect, useState } from 'react';

/**
 * Visible only to screen readers. Takes no space, because a long text would widen the page. Floats, because an absolute
 * box at the end of a list would leave a scroll container that is not positioned.
 */
const VISUALLY_HIDDEN: CSSProperties = {
  float: 'left',
  width: 1,
  height: 1,
  marginTop: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

interface LiveRegionProps {
  text: string;
  /** A new key announces the same text again. */
  textKey?: string | number | undefined;
  children?: ReactNode;
  /** Receives the focus of removed elements. */
  regionRef?: Ref<HTMLDivElement>;
}

/**
 * Announces changes politely. It mounts empty, because screen readers announce only changes in regions that they know.
 * Use one region per kind of change, so that nothing is announced twice.
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
