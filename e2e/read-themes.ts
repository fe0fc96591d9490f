export interface ThemeExample {
  /** Of its file, without the ending: `paper`. */
  name: string;
  css: string;
}

const SECTION = /^## Three themes to copy$([\s\S]*?)^## /m;
const BLOCK = /^```css title="([a-z]+)\.css"\n([\s\S]*?)^```$/gm;

/**
 * The themes of the guide to looks, as somebody copies them.
 *
 * @throws {Error} when it has none.
 */
export function readThemes(guide: string): ThemeExample[] {
  const [, section = ''] = SECTION.exec(guide) ?? [];
  const themes = [...section.matchAll(BLOCK)].map(([, name = '', css = '']) => ({ name, css }));
  if (themes.length === 0) throw new Error('The guide to looks has no themes to copy.');
  return themes;
}

/** Everything that a theme may set, so that nothing of another one is left. */
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

/** The theme on an element in place of the page: where that has a theme, it is replaced. */
export const themeOn = (selector: string, { css }: ThemeExample): string => {
  const none = SET.map((name) => `--gifkit-${name}: initial;`).join(' ');
  return `:root ${selector} { ${none} }\n${css.replace(':root', `:root ${selector}`)}`;
};
