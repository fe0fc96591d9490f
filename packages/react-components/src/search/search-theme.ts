/** How the search components look. */
export interface SearchTheme {
  /** Dark or light colors. @default as the `color-scheme` of the page says */
  darkMode?: boolean | undefined;
  /** px, at the density 1. @default 42 */
  searchbarHeight?: number | undefined;
  /** @default false */
  hideCancelButton?: boolean | undefined;
  /** Media query in which `mobileSearchbarHeight` applies. @default 'max-width: 480px' */
  mobileMediaQuery?: string | undefined;
  /** px, at the density 1. @default 35 */
  mobileSearchbarHeight?: number | undefined;
}
