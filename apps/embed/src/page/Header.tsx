import { safeUrl } from '@gifkit/model';
import { styled } from 'styled-components';
import { HEADER_HEIGHT } from '../constants.ts';
import { LogoMark } from './LogoMark.tsx';
import type { Service } from './page-data.ts';

const Bar = styled.header`
  display: flex;
  align-items: center;
  height: ${HEADER_HEIGHT}px;
  padding: 0 12px;
`;

const Logo = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 4px;
  border-radius: 4px;
  color: #fff;
  font-size: 14px;
  font-weight: 800;
  letter-spacing: 0.04em;
  text-decoration: none;
`;

/** The provider's logo, which leads to its site. */
export function Header({ service }: { service: Service }) {
  return (
    <Bar>
      <Logo href={safeUrl(service.siteUrl)} target="_blank" rel="noopener">
        <LogoMark height={18} />
        {service.providerName}
      </Logo>
    </Bar>
  );
}
