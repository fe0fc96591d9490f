/** Font files of each script, in order of preference. */
export const FONT_FILES: readonly string[] = [
  '@fontsource/rubik/files/rubik-latin-900-normal.woff2',
  '@fontsource/rubik/files/rubik-latin-ext-900-normal.woff2',
  '@fontsource/rubik/files/rubik-cyrillic-900-normal.woff2',
  '@fontsource/rubik/files/rubik-cyrillic-ext-900-normal.woff2',
  '@fontsource/rubik/files/rubik-hebrew-900-normal.woff2',
  '@fontsource/rubik/files/rubik-arabic-900-normal.woff2',
  '@fontsource/noto-sans/files/noto-sans-greek-900-normal.woff2',
  '@fontsource/noto-sans/files/noto-sans-vietnamese-900-normal.woff2',
  '@fontsource/noto-sans/files/noto-sans-devanagari-900-normal.woff2',
  '@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff2',
];
