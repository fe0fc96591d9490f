export interface ThemeExample {
  /** File name without extension: `paper`. */
  name: string;
  css: string;
}

const SECTION = /^## Three themes to copy$([\s\S]*?)^## /m;
const BLOCK = /^```css title="([a-z]+)\.css"\n([\s\S]*?)^```$/gm;

/**
 * Reads the themes in the theming guide, as users copy them.
 *
 * @throws {Error} if there are none.
 */
export function readThemes(guide: string): ThemeExample[] {
  const [, section = ''] = SECTION.exec(guide) ?? [];
  const themes = [...section.matchAll(BLOCK)].map(([, name = '', css = '']) => ({ name, css }));
  if (themes.length === 0) throw new Error('The theming guide has no themes.');
  return themes;
}

/** Properties of a theme, reset so that nothing of an earlier theme remains. */
const SET = [
  'accent',
  'accent-text',
  'background',
  'border',
  'color',
  'density',
  'font',
  'muted-color',
  'radius',
  'surface',
  'tile-radius',
];

/** Applies the theme to an element instead of the page, replacing the element's theme. */
export const themeOn = (selector: string, { css }: ThemeExample): string => {
  const none = SET.map((name) => `--gifkit-${name}: initial;`).join(' ');
  return `:root ${selector} { ${none} }\n${css.replace(':root', `:root ${selector}`)}`;
};
