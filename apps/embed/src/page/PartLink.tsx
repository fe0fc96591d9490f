import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { CloseIcon } from '../ui/icons.tsx';
import type { Retry } from '../ui/LazyPart.tsx';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';

const Notice = styled.p`
  position: absolute;
  inset: auto 0 0;
  z-index: 3;
  margin: 0;
  padding: 12px 16px;
  background: #18181e;
  color: #fff;
  font-size: 13px;
  text-align: center;

  a {
    color: #00ccff;
  }
  a,
  button {
    display: inline-block;
    min-width: 44px;
    margin-inline-start: 4px;
    padding: 0 8px;
    line-height: 44px;
  }
  button {
    border: 0;
    background: none;
    color: inherit;
    font-size: inherit;
    cursor: pointer;
  }
`;

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
    <Notice ref={notice} role="alert">
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
    </Notice>
  );
}
