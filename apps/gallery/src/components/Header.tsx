import { MotionButton } from '@gifkit/react-components';
import { type Theme, useTheme } from '../hooks/use-theme.ts';
import { PAGE_NAMES, PAGE_PATHS, type PagePath } from '../pages.ts';
import { PageLink } from './PageLink.tsx';
import { Switch } from './Switch.tsx';

const COLOURS: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' };

export interface HeaderProps {
  path: PagePath;
  onGoTo: (path: PagePath) => void;
}

/** The name of the site, links to its pages, and the choices of motion and colours. */
export function Header({ path, onGoTo }: HeaderProps) {
  const [theme, setTheme] = useTheme();
  return (
    <header className="header">
      <PageLink className="wordmark" path="/" onGoTo={onGoTo} aria-label="Gifkit">
        <span className="mark" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <span className="wordmark-text">Gifkit</span>
      </PageLink>
      <nav className="pages-nav" aria-label="Pages">
        {PAGE_PATHS.map((href) => (
          <PageLink
            key={href}
            path={href}
            onGoTo={onGoTo}
            aria-current={href === path ? 'page' : undefined}
          >
            {PAGE_NAMES[href]}
          </PageLink>
        ))}
        <a href="/docs/">Docs</a>
      </nav>
      <MotionButton className="motion" />
      <Switch
        label="Colours"
        name="theme"
        choices={COLOURS}
        chosen={theme}
        onChoose={setTheme}
        isSmall
      />
    </header>
  );
}
