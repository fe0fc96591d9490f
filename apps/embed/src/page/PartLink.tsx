import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { CloseIcon } from '../ui/icons.tsx';
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
  button {
    margin-inline-start: 12px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: inherit;
    font-size: 18px;
    cursor: pointer;
  }
`;

interface PartLinkProps {
  /** Where the same can be had. */
  href: string | undefined;
  /** What is there. */
  children: string;
  onClose: () => void;
}

/** Takes the place of a part that could not be loaded. */
export function PartLink({ href, children, onClose }: PartLinkProps) {
  const labels = useEmbedLabels();
  const notice = useRef<HTMLParagraphElement>(null);
  const [opener] = useState(() => document.activeElement);
  useHandedFocus(notice, opener);
  useEffect(() => takeFocus(notice.current?.querySelector('a, button')), []);
  return (
    <Notice ref={notice} role="alert">
      {`${labels.notLoaded} `}
      {href && (
        <a href={href} target="_blank" rel="noopener">
          {children}
        </a>
      )}
      <button type="button" aria-label={labels.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </Notice>
  );
}
