import { safeUrl } from '@gifkit/model';
import { PRODUCT_NAME } from '../constants.ts';
import type { PageService } from '../page-data.ts';
import { track } from '../tracking/track.ts';
import { ShareIcon } from '../ui/icons.tsx';
import { LogoMark } from '../ui/LogoMark.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';

interface HeaderProps {
  service: PageService;
  onShare: (() => void) | undefined;
}

export function Header({ service, onShare }: HeaderProps) {
  const labels = useEmbedLabels();
  const site = safeUrl(service.siteUrl);
  return (
    <header className="player-header">
      <a
        className="logo"
        href={site}
        target="_blank"
        rel="noopener"
        onClick={() => track('click', 'logo')}
      >
        {!service.hidesMark && <LogoMark height={18} />}
        {service.providerName ?? PRODUCT_NAME}
      </a>
      {onShare && (
        <button type="button" className="round-button" aria-label={labels.share} onClick={onShare}>
          <ShareIcon />
        </button>
      )}
    </header>
  );
}
