import { MotionButton } from '@gifkit/react-components';
import { PageLink } from './address/PageLink.tsx';
import { LISTED_PAGES, PAGE_NAMES, pathOf } from './address/route.ts';

export function Header({ page }: { page: string }) {
  return (
    <header className="header">
      <PageLink className="wordmark" to="/">
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
        {LISTED_PAGES.map((listed) => (
          <PageLink
            key={listed}
            to={pathOf(listed)}
            aria-current={listed === page ? 'page' : undefined}
          >
            {PAGE_NAMES[listed]}
          </PageLink>
        ))}
        <a href="/docs/">Docs</a>
      </nav>
      {/* The host page's frames have their own pause buttons. */}
      {page !== 'host' && <MotionButton className="button" />}
    </header>
  );
}
