import { type FocusPlace, useKeptFocus } from '@gifkit/headless/internal/shared/keep-focus.ts';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../attribution/Avatar.tsx';
import { VerifiedBadge } from '../attribution/VerifiedBadge.tsx';
import { radius } from '../shared/tokens.ts';
import type { Suggestion } from './use-suggestions.ts';

const Pill = styled.button`
  &&.giphy-channel-pill {
    padding: 0;
    padding-inline-end: 8px;
    border-radius: ${radius(4)};
    font-style: normal;
    overflow: hidden;
  }
`;

export interface SuggestionPillProps extends ComponentPropsWithoutRef<'button'> {
  suggestion: Suggestion;
  /** Returns the element that receives the focus when other suggestions replace this one. */
  focusTarget: () => FocusPlace;
}

export function SuggestionPill({ suggestion, focusTarget, ...props }: SuggestionPillProps) {
  const { channel, term, choose } = suggestion;
  const pill = useRef<HTMLButtonElement>(null);
  useKeptFocus(pill, focusTarget);
  return (
    <Pill
      ref={pill}
      type="button"
      className={channel && 'giphy-channel-pill'}
      onClick={choose}
      {...props}
    >
      {channel ? (
        <>
          {channel.user && <Avatar user={channel.user} />}
          <bdi>{channel.user ? `@${channel.user.username}` : channel.display_name}</bdi>
          {channel.user?.is_verified && <VerifiedBadge size={14} />}
        </>
      ) : (
        <>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 12 4-4 3 3 5-6m-4 0h4v4" fill="none" stroke="#00ccff" strokeWidth="2" />
          </svg>
          <bdi>{term}</bdi>
        </>
      )}
    </Pill>
  );
}
