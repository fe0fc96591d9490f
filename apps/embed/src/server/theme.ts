/** The colours that a host page wants, in place of those that the visitor's system prefers. */
export type Theme = 'light' | 'dark';

/** The theme that the address asks for: `?theme=dark`. Undefined for `auto`, for none, and for anything else. */
export function themeInQuery({ searchParams }: URL): Theme | undefined {
  const theme = searchParams.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The theme of the response. */
export const chooseTheme = ({ url }: Request): Theme | undefined => themeInQuery(new URL(url));
