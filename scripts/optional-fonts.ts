/** Vite plugin: a font that arrives late is used from the next page load on. Replacing the fallback would shift texts. */
export const optionalFonts = {
  name: 'optional-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource[^?]*\.css$/ },
    handler: (css: string) => css.replaceAll('font-display: swap', 'font-display: optional'),
  },
} as const;
