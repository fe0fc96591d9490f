import { type Theme, useTheme } from '../hooks/use-theme.ts';
import { PAGE_NAMES, type PagePath } from '../pages.ts';
import { Switch } from './Switch.tsx';

const COLOURS: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' };

/** The name of the house, its pages, and the colours it is shown in. */
export function Header({ path }: { path: PagePath }) {
  const [theme, setTheme] = useTheme();
  return (
    <header className="header">
      <a className="wordmark" href="/" aria-label="Gifkit">
        <span className="mark" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <span className="wordmark-text">Gifkit</span>
      </a>
      <nav className="pages-nav" aria-label="Pages">
        {Object.entries(PAGE_NAMES).map(([href, name]) => (
          <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
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
