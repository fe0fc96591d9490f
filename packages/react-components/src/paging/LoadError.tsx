import { loadingEnglish, useLabelsOr } from '@gifkit/headless';
import { type FocusTarget, useKeptFocus } from '@gifkit/headless/utils';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { focusOutline } from '../shared/focus-ring.ts';
import { touchTarget } from '../shared/touch-target.ts';

export const ErrorMessage = styled.div`
  margin: 30px 0;
  font-weight: 600;
  text-align: center;

  button {
    all: unset;
    padding: 4px;
    ${touchTarget}
    position: relative;
    display: inline-block;
    text-decoration: underline;
    cursor: pointer;
  }
  button:focus-visible {
    ${focusOutline(2)}
  }
  @media (forced-colors: active) {
    button {
      color: LinkText;
    }
  }
`;

interface LoadErrorProps {
  onRetry: () => void;
  /** Returns the element that receives the focus when the button disappears with the error. */
  focusTarget: () => FocusTarget;
  /** Replaces the text and the button. */
  children?: ReactNode;
}

export function LoadError({ onRetry, focusTarget, children }: LoadErrorProps) {
  const labels = useLabelsOr(loadingEnglish);
  const message = useRef<HTMLDivElement>(null);
  useKeptFocus(message, focusTarget);
  if (children) {
    return (
      <div ref={message} role="alert">
        {children}
      </div>
    );
  }
  return (
    <ErrorMessage ref={message} role="alert">
      {labels.loadError}{' '}
      <button type="button" onClick={onRetry}>
        {labels.tryAgain}
      </button>
    </ErrorMessage>
  );
}
