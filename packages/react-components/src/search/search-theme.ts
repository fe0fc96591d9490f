/** How the search components look. */
export interface SearchTheme {
  /** @default false */
  darkMode?: boolean | undefined;
  /** px. @default 42 */
  searchbarHeight?: number | undefined;
  /** @default false */
  hideCancelButton?: boolean | undefined;
  /** Media query in which `mobileSearchbarHeight` applies. @default 'max-width: 480px' */
  mobileMediaQuery?: string | undefined;
  /** px. @default 35 */
  mobileSearchbarHeight?: number | undefined;
}
