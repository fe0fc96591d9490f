import { useEffect, useRef, useState } from 'react';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { CloseIcon } from '../ui/icons.tsx';
import type { Retry } from '../ui/LazyPart.tsx';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';

interface PartLinkProps extends Retry {
  /** Where the same can be had. */
  href: string | undefined;
  /** What is there. */
  children: string;
  onClose: () => void;
}

/**
 * Replaces a part that could not be loaded. The focus is on its link, or on the button that asks again if that was
 * pressed before.
 */
export function PartLink({ href, children, onClose, retry, focused }: PartLinkProps) {
  const labels = useEmbedLabels();
  const notice = useRef<HTMLParagraphElement>(null);
  const [opener] = useState(() => document.activeElement);
  useHandedFocus(notice, opener);
  useEffect(() => {
    const first = focused ? 'button' : 'a, button';
    takeFocus(notice.current?.querySelector<HTMLElement>(first), focused);
  }, [focused]);
  return (
    <p ref={notice} className="part-link" role="alert">
      {`${labels.notLoaded} `}
      {href && (
        <a href={href} target="_blank" rel="noopener">
          {children}
        </a>
      )}
      <button type="button" onClick={retry}>
        {labels.tryAgain}
      </button>
      <button type="button" aria-label={labels.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </p>
  );
}
