import type { ElementType, KeyboardEvent, ReactNode } from 'react';
import { FACE_CLASS } from './GifContainer.ts';

export interface GifFaceProps {
  children: ReactNode;
  /** What the picture shows; names the link or the button. */
  name: string;
  /** Makes it a link. */
  href: string | undefined;
  /** Makes it a button where it is no link. */
  isButton: boolean;
  tabIndex: number | undefined;
  onKeyPress: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

/** What of a GIF takes the focus and the click: a link, a button, or neither. */
export function GifFace({ children, name, href, isButton, tabIndex, onKeyPress }: GifFaceProps) {
  // A native button would click on Enter by itself; a host that listens to keys decides that.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onKeyPress || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const Face: ElementType = href ? 'a' : 'div';
  const button = isButton && { role: 'button', tabIndex: tabIndex ?? 0, onKeyDown, onKeyPress };
  return (
    <Face
      className={FACE_CLASS}
      aria-label={href || isButton ? name : undefined}
      tabIndex={tabIndex}
      {...(href ? { href, onKeyPress } : button)}
    >
      {children}
    </Face>
  );
}
