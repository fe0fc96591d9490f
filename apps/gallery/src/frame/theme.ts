const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Cookie of the choice, which the server reads to render the first page. */
const THEME_COOKIE = 'gallery-theme';

/** One year, in s. */
const MAX_AGE = 31_536_000;

const toTheme = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? 'system';

export function themeOf(cookies: string | undefined): Theme {
  const pairs = cookies?.split(/;\s*/).map((pair) => pair.split('=')) ?? [];
  return toTheme(pairs.find(([name]) => name === THEME_COOKIE)?.[1]);
}

export const themeCookie = (theme: Theme): string =>
  `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
