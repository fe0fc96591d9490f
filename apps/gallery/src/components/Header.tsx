import { type Theme, useTheme } from '../hooks/use-theme.ts';
import { Switch } from './Switch.tsx';

const COLOURS: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' };

/** The name of the house, and the colours it is shown in. */
export function Header() {
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
