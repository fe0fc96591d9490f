import type { KeyboardEvent, ReactNode } from 'react';
import { FACE_CLASS } from './GifContainer.ts';

export interface GifFaceProps {
  children: ReactNode;
  /** Makes it a link. */
  href: string | undefined;
  /** Makes it a button where it is no link. */
  isButton: boolean;
  tabIndex: number | undefined;
  onKeyPress: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

/** What of a GIF takes the focus and the click: a link, a button, or neither. */
export function GifFace({ children, href, isButton, tabIndex, onKeyPress }: GifFaceProps) {
  if (href) {
    return (
      <a className={FACE_CLASS} href={href} tabIndex={tabIndex} onKeyPress={onKeyPress}>
        {children}
      </a>
    );
  }
  if (!isButton) return <div className={FACE_CLASS}>{children}</div>;

  // A host that listens to keys decides itself what Enter does, which a native button would not let it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onKeyPress || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const keys = { role: 'button', tabIndex: tabIndex ?? 0, onKeyDown, onKeyPress };
  return (
    <div className={FACE_CLASS} {...keys}>
      {children}
    </div>
  );
}
