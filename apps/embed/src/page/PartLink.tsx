import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../ui/icons.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';

interface PartLinkProps {
  href: string | undefined;
  children: string;
  onClose: () => void;
}

/** Fallback for a part that failed to load. Browsers cache a failed import, so only a reload can retry it. */
export function PartLink({ href, children, onClose }: PartLinkProps) {
  const labels = useEmbedLabels();
  const notice = useRef<HTMLParagraphElement>(null);
  const [opener] = useState(() => document.activeElement);
  useHandedFocus(notice, opener);
  useEffect(() => takeFocus(notice.current?.querySelector<HTMLElement>('a, button')), []);
  return (
    <p ref={notice} className="part-link" role="alert">
      {`${labels.notLoaded} `}
      {href && (
        <a href={href} target="_blank" rel="noopener">
          {children}
        </a>
      )}
      <button type="button" onClick={() => location.reload()}>
        {labels.tryAgain}
      </button>
      <button type="button" aria-label={labels.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </p>
  );
}
