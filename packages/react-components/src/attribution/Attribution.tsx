import { attributionEnglish, useLabelsOr } from '@gifkit/headless';
import { type IGif, safeUrl } from '@gifkit/model';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { VERIFIED_BADGE_SIZE } from '../constants.ts';
import { focusRing } from '../shared/over-picture.ts';
import { dense, font } from '../shared/tokens.ts';
import { Avatar, isText } from './Avatar.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

/* Doubled to outrank the page's styles for links. */
const Container = styled.a`
  && {
    display: flex;
    align-items: center;
    gap: ${dense(8)};
    box-sizing: border-box;
    margin: 0;
    border: 0;
    padding: 0;
    color: #fff;
    background: none;
    font: 700 16px/1.25 ${font('interface, helvetica, arial, sans-serif')};
    text-align: start;
    text-decoration: none;
    -webkit-font-smoothing: antialiased;
  }
  && > * {
    margin: 0;
    line-height: inherit;
  }
  &:is([href], button) {
    cursor: pointer;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

/** Two lines leave room for wider letter spacing (WCAG 1.4.12). The tooltip has the full name. */
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface AttributionProps {
  gif: IGif;
  className?: string | undefined;
  /** Replaces the link to the user's page. */
  onClick?: ((gif: IGif) => void) | undefined;
}

export function Attribution({ gif, className = '', onClick }: AttributionProps) {
  const labels = useLabelsOr(attributionEnglish);
  const { user } = gif;
  if (!user?.username && !user?.display_name) return null;

  const onContainerClick = (event: MouseEvent) => {
    // The tile around must not handle this click.
    event.stopPropagation();
    onClick?.(gif);
  };
  const classes = `${Attribution.className} ${className}`.trim();
  const { attribution_display_name, display_name, username } = user;
  const name = [attribution_display_name, display_name].find(isText) ?? `@${username}`;
  const label = labels.by(name, Boolean(user.is_verified));
  const href = safeUrl(user.profile_url);
  // Without a role, a label would keep screen readers from reading the parts.
  const hasLabel = onClick !== undefined || href !== undefined;
  const element = onClick
    ? ({ as: 'button', type: 'button', 'aria-label': label } as const)
    : {
        href,
        target: '_blank',
        rel: 'noopener noreferrer',
        'aria-label': href && labels.inNewTab(label),
      };
  return (
    <Container {...element} className={classes} onClick={onContainerClick}>
      <Avatar user={user} />
      <Name dir="auto" title={name}>
        {name}
      </Name>
      {user.is_verified && <VerifiedBadge size={VERIFIED_BADGE_SIZE} isSilent={hasLabel} />}
    </Container>
  );
}
Attribution.className = 'giphy-attribution';
