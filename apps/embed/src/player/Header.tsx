import { safeUrl } from '@gifkit/model';
import { styled } from 'styled-components';
import { HEADER_HEIGHT, PRODUCT_NAME } from '../constants.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { Service } from '../page-data.ts';
import { track } from '../tracking/track.ts';
import { ShareIcon } from '../ui/icons.tsx';
import { LogoMark } from '../ui/LogoMark.tsx';
import { RoundButton } from '../ui/RoundButton.ts';

const Bar = styled.header`
  --button: 32px;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${HEADER_HEIGHT}px;
  /* What is hit of its buttons is higher than it, and not outside the frame. */
  padding: 4px 12px 0;
`;

/** Its click target is 44 px high, also where less is seen of it. */
const Logo = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 4px;
  border-radius: 4px;
  background: var(--plate);
  color: #fff;
  font-size: 14px;
  font-weight: 800;
  letter-spacing: 0.04em;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: -9px 0;
  }
`;

interface HeaderProps {
  service: Service;
  /** Opens the share menu; missing where there is none. */
  onShare: (() => void) | undefined;
}

/** The logo, which leads to the provider's site if there is one, and the way to the share menu. */
export function Header({ service, onShare }: HeaderProps) {
  const labels = useEmbedLabels();
  const site = safeUrl(service.siteUrl);
  return (
    <Bar>
      <Logo
        {...(site && { href: site, target: '_blank', rel: 'noopener' })}
        onClick={() => track('click', 'logo')}
      >
        {!service.hidesMark && <LogoMark height={18} />}
        {service.providerName ?? PRODUCT_NAME}
      </Logo>
      {onShare && (
        <RoundButton type="button" aria-label={labels.share} onClick={onShare}>
          <ShareIcon />
        </RoundButton>
      )}
    </Bar>
  );
}
