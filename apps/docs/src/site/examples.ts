/** Headings of the components' reference, and what the gallery shows of them, by its address below /components. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  grid: ['grid', 'picker'],
  carousel: ['carousel'],
  gif: ['gif'],
  video: ['video', 'video-overlay', 'captions'],
  search: ['search', 'emoji'],
  attribution: ['attribution'],
  languages: ['labels'],
  motion: ['motion'],
};

const FILE = 'packages/react-components/README.md';

const frame = (id: string): string =>
  `<iframe class="example-frame" src="/components/${id}" title="Example: ${id}" loading="lazy"></iframe>`;

const HEADING = /<h2[^>]*\sid="([\w-]+)"[^>]*>(?:(?!<h2)[\s\S])*?<\/(?:p|ul|table)>/g;

/**
 * Puts the gallery's examples, which one can play with, below the first words about each component. They are
 * of the site that this one lies below.
 */
export const withExamples = (html: string, file: string): string =>
  file === FILE
    ? html.replace(HEADING, (words, id: string) => {
        const names = Object.entries(EXAMPLES).find(([start]) => id.split('-')[0] === start)?.[1];
        return words + (names ?? []).map(frame).join('');
      })
    : html;
