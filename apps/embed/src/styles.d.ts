/** Styles as the build writes them: see vite.styles.ts. */
declare module '*.css?style' {
  /** Minified, with all that the file imports. */
  export const css: string;
  /** Its SHA-256 as a content policy names it: `sha256-…`. */
  export const hash: string;
}
