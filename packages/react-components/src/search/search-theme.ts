export interface SearchTheme {
  /** Dark or light colors. @default by the page's `color-scheme` */
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
