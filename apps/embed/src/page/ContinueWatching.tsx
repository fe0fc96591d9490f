import { safeUrl } from '@gifkit/model';
import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { PageData } from '../page-data.ts';
import { track } from '../tracking/track.ts';
import { ArrowIcon } from '../ui/icons.tsx';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  max-width: 100%;
  height: 44px;
  padding: 0 16px;
  border-radius: 999px;
  background: var(--ink);
  color: var(--page);
  font-size: 14px;
  font-weight: 650;
  text-decoration: none;

  svg {
    flex: none;
    width: 16px;
  }

  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

export interface ContinueWatchingProps extends Pick<PageData, 'gif' | 'service'> {
  /** Told when the visitor follows the link. */
  onContinue: () => void;
}

/** Leads to the GIF's own page on the provider's site. */
export function ContinueWatching({ gif, service, onContinue }: ContinueWatchingProps) {
  const labels = useEmbedLabels();
  return (
    <Link
      href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
      target="_blank"
      rel="noopener"
      onClick={() => {
        track('click', 'continue');
        onContinue();
      }}
    >
      {labels.continueOn(service.providerName ?? labels.website)}
      <ArrowIcon />
    </Link>
  );
}
