import { css, styled } from 'styled-components';
import type { SearchTheme } from './search-theme.ts';

const DARK = css`
  --searchbar-fg-color: #fff;
  --searchbar-bg-color: #121212;
  --searchbar-bg-color-2: #212121;
  --searchbar-muted-color: #a6a6a6;
`;

/** Turns the theme into custom properties, which hosts may also set themselves. */
export const ThemedArea = styled.div<{ $theme: SearchTheme }>`
  --searchbar-height: ${({ $theme }) => $theme.searchbarHeight ?? 42}px;
  --searchbar-fg-color: #121212;
  --searchbar-bg-color: #fff;
  --searchbar-bg-color-2: #fff;
  --searchbar-muted-color: #616161;
  --searchbar-cancel-button-display: ${({ $theme }) => ($theme.hideCancelButton ? 'none' : 'grid')};
  ${({ $theme }) => $theme.darkMode && DARK}

  @media (${({ $theme }) => $theme.mobileMediaQuery ?? 'max-width: 480px'}) {
    --searchbar-height: ${({ $theme }) => $theme.mobileSearchbarHeight ?? 35}px;
  }
`;
