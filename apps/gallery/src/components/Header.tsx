import { THEMES, useTheme } from '../hooks/use-theme.ts';

const LABELS = { system: 'Auto', light: 'Light', dark: 'Dark' } as const;

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
      <fieldset className="switch switch-small">
        <legend className="visually-hidden">Colours</legend>
        {THEMES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="theme"
              checked={theme === name}
              onChange={() => setTheme(name)}
            />
            <span>{LABELS[name]}</span>
          </label>
        ))}
      </fieldset>
    </header>
  );
}
