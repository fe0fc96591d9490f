import { useEffect, useState } from 'react';
import { type Theme, themeCookie } from './theme.ts';

/**
 * The visitor's choice of colours, kept for the next visit and set on the root element.
 *
 * @param first what was chosen before.
 */
export function useTheme(first: Theme): [Theme, (theme: Theme) => void] {
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
