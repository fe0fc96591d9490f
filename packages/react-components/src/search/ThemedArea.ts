import { finite } from '@gifkit/headless/core';
import { isSafeCss } from '@gifkit/headless/utils';
import { css, styled } from 'styled-components';
import { dense } from '../shared/tokens.ts';

export interface SearchTheme {
  /** Dark or light colors. If undefined, by the page's `color-scheme`. */
  darkMode?: boolean | undefined;
  /** px at density 1. @default 42 */
  searchbarHeight?: number | undefined;
  /** @default false */
  hideCancelButton?: boolean | undefined;
  /** Media query in which `mobileSearchbarHeight` applies. @default 'max-width: 480px' */
  mobileMediaQuery?: string | undefined;
  /** px at density 1. @default 35 */
  mobileSearchbarHeight?: number | undefined;
}

type Shade = (light: string, dark: string) => string;

const LIGHT: Shade = (light) => light;
const DARK: Shade = (_, dark) => dark;
const BY_SCHEME: Shade = (light, dark) => `light-dark(${light}, ${dark})`;

const colors = (shade: Shade) => css`
  --searchbar-fg-color: var(--gifkit-color, ${shade('#121212', '#fff')});
  --searchbar-bg-color: var(--gifkit-background, ${shade('#fff', '#121212')});
  --searchbar-bg-color-2: var(--gifkit-surface, var(--gifkit-background, ${shade('#fff', '#212121')}));
  --searchbar-muted-color: var(--gifkit-muted-color, var(--_searchbar-muted, ${shade('#616161', '#a6a6a6')}));
`;

/* Safari before 17.5 has no light-dark(), and custom properties have no fallback. */
const followScheme = css`
  ${colors(LIGHT)}
  @supports (color: light-dark(#fff, #000)) {
    ${colors(BY_SCHEME)}
  }
`;

const colorsOf = ({ darkMode }: SearchTheme) =>
  darkMode === undefined ? followScheme : colors(darkMode ? DARK : LIGHT);

const DEFAULT_MEDIA_QUERY = 'max-width: 480px';

const mediaQueryOf = ({ mobileMediaQuery }: SearchTheme): string => {
  const condition = `(${mobileMediaQuery ?? DEFAULT_MEDIA_QUERY})`;
  return isSafeCss(condition) ? condition : `(${DEFAULT_MEDIA_QUERY})`;
};

/** Sets custom properties from the theme; hosts may set them directly. */
export const ThemedArea = styled.div<{ $theme: SearchTheme }>`
  /* Invalid unless the host sets both colors. */
  --_searchbar-muted: color-mix(in srgb, var(--gifkit-color) 72%, var(--gifkit-background));

  --searchbar-height: ${({ $theme }) => dense(finite($theme.searchbarHeight, 42))};
  --searchbar-cancel-button-display: ${({ $theme }) => ($theme.hideCancelButton ? 'none' : 'grid')};
  ${({ $theme }) => colorsOf($theme)}

  @media ${({ $theme }) => mediaQueryOf($theme)} {
    --searchbar-height: ${({ $theme }) => dense(finite($theme.mobileSearchbarHeight, 35))};
  }
`;
