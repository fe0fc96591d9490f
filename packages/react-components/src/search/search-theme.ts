/** How the search components look. */
export interface SearchTheme {
  /** @default false */
  darkMode?: boolean;
  /** px. @default 42 */
  searchbarHeight?: number;
  /** @default false */
  hideCancelButton?: boolean;
  /** Media query in which `mobileSearchbarHeight` applies. @default 'max-width: 480px' */
  mobileMediaQuery?: string;
  /** px. @default 35 */
  mobileSearchbarHeight?: number;
}
