import { safeUrl } from '@gifkit/model';
import { styled } from 'styled-components';
import { TRANSITION } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { track } from '../tracking/track.ts';
import { ArrowIcon } from '../ui/icons.tsx';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  max-width: 100%;
  padding: 8px 12px 8px 16px;
  border-radius: 20px;
  background: var(--ink);
  color: var(--page);
  font-size: 14px;
  font-weight: 650;
  text-decoration: none;

  svg {
    flex: none;
    width: 16px;
    transition: transform ${TRANSITION}s;
  }

  &:hover svg {
    transform: translateX(3px);
  }

  @media (prefers-reduced-motion: reduce) {
    svg {
      transition: none;
    }
  }
`;

/** Leads to the GIF's own page on the provider's site. */
export function ContinueWatching({ gif, service }: Pick<PageData, 'gif' | 'service'>) {
  return (
    <Link
      href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
      target="_blank"
      rel="noopener"
      onClick={() => track('click', 'continue')}
    >
      {`Continue Watching on ${service.providerName}`}
      <ArrowIcon />
    </Link>
  );
}
