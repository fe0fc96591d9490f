import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';

interface PartLinkProps {
  /** Link to the same content. */
  children: ReactNode;
  onClose: () => void;
}

/** Fallback for a part that failed to load. Browsers cache a failed import, so only a reload can retry it. */
export function PartLink({ children, onClose }: PartLinkProps) {
  const labels = useEmbedLabels();
  const notice = useRef<HTMLParagraphElement>(null);
  const [opener] = useState(() => document.activeElement);
  useHandedFocus(notice, opener);
  useEffect(() => takeFocus(notice.current?.querySelector<HTMLElement>('a, button')), []);
  return (
    <p ref={notice} className="part-link" role="alert">
      {`${labels.notLoaded} `}
      {children}
      <button type="button" onClick={() => location.reload()}>
        {labels.tryAgain}
      </button>
      <button type="button" aria-label={labels.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </p>
  );
}
