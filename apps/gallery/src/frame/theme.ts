const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept: the server draws the first page in these colours. */
const THEME_COOKIE = 'gallery-theme';

/** A year, in s. */
const MAX_AGE = 31_536_000;

const toTheme = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? 'system';

/** The colours that a visitor chose, by the cookies of a document or a request. */
export function themeOf(cookies: string | undefined): Theme {
  const pairs = cookies?.split(/;\s*/).map((pair) => pair.split('=')) ?? [];
  return toTheme(pairs.find(([name]) => name === THEME_COOKIE)?.[1]);
}

/** The cookie that keeps a choice for the next visit. */
export const themeCookie = (theme: Theme): string =>
  `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
