import { MotionButton } from '@gifkit/react-components';
import { PageLink } from './address/PageLink.tsx';
import { PAGE_NAMES, PAGE_PATHS, type PagePath } from './address/route.ts';

interface HeaderProps {
  path: PagePath | undefined;
  onGoTo: (address: string) => void;
}

export function Header({ path, onGoTo }: HeaderProps) {
  return (
    <header className="header">
      <PageLink className="wordmark" to="/" onGoTo={onGoTo}>
        <span className="mark" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        Gifkit
      </PageLink>
      <nav className="pages-nav" aria-label="Pages">
        {PAGE_PATHS.map((href) => (
          <PageLink
            key={href}
            to={href}
            onGoTo={onGoTo}
            aria-current={href === path ? 'page' : undefined}
          >
            {PAGE_NAMES[href]}
          </PageLink>
        ))}
        <a href="/docs/">Docs</a>
      </nav>
      {/* The host page's frames have their own pause buttons. */}
      {path !== '/host' && <MotionButton className="button" />}
    </header>
  );
}
