import { MotionButton } from '@gifkit/react-components';
import { useEffect, useRef, useState } from 'react';
import { PageLink } from '../address/PageLink.tsx';
import { PAGE_NAMES, PAGE_PATHS, type PagePath } from '../address/route.ts';
import { Switch } from '../shared/Switch.tsx';
import { type Theme, themeCookie } from './theme.ts';

const COLORS: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' };

/**
 * The visitor's color scheme, stored for the next visit and set on the root element.
 *
 * @param first stored choice.
 */
function useTheme(first: Theme): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(first);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = themeCookie(chosen);
  };
  return [theme, choose];
}

interface HeaderProps {
  path: PagePath | undefined;
  firstTheme: Theme;
  onGoTo: (address: string) => void;
}

export function Header({ path, firstTheme, onGoTo }: HeaderProps) {
  const nav = useRef<HTMLElement>(null);
  // The links may scroll on a phone. scrollIntoView would also scroll the page up to the header.
  useEffect(() => {
    const link = nav.current?.querySelector(`[href="${path}"]`)?.getBoundingClientRect();
    const row = nav.current?.getBoundingClientRect();
    if (!nav.current || !link || !row) return;
    nav.current.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2);
  }, [path]);
  const [theme, setTheme] = useTheme(firstTheme);
  return (
    <header className="header">
      <PageLink className="wordmark" to="/" onGoTo={onGoTo} aria-label="Gifkit">
        <span className="mark" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <span className="wordmark-text">Gifkit</span>
      </PageLink>
      <nav ref={nav} className="pages-nav" aria-label="Pages">
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
      {path !== '/host' && <MotionButton className="motion" />}
      <Switch
        label="Colors"
        name="theme"
        choices={COLORS}
        chosen={theme}
        onChoose={setTheme}
        isSmall
      />
    </header>
  );
}
