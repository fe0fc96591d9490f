/** A figure that was measured, and where the documentation has it. */
export interface Fact {
  figure: string;
  words: string;
  /** Its heading in the benchmarks. */
  source: string;
}

/** Held against docs/benchmarks.md by a test. */
export const FACTS: readonly Fact[] = [
  { figure: '2×', words: 'faster to the first GIF than @giphy', source: 'first-tile' },
  { figure: '192', words: 'elements for 50,000 GIFs', source: '50000-gifs' },
  { figure: '21 KB', words: 'of script for a Grid, gzip', source: 'one-import' },
  { figure: '0', words: 'layout shift of the embed', source: 'embed-page' },
];
