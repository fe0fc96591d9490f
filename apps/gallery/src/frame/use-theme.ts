import { useEffect, useState } from 'react';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'gallery-theme';

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    // A browser may forbid storage. The choice then lasts as long as the page.
    return 'system';
  }
}

/** The visitor's choice of colours, stored for the next visit and set on the root element. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(STORAGE_KEY, theme);
    } catch {
      // As above.
    }
  }, [theme]);
  return [theme, setTheme];
}
