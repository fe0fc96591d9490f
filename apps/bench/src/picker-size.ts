/**
 * Weighs our picker beside gif-picker-react 2.0.0-rc.2 from npm, both by the same bundler (Vite, for
 * production, minified), gzip, without React, and says what each can do.
 *
 *   node apps/bench/src/picker-size.ts
 */
import { bundleSize } from '../tools/bundle-size.ts';
import { figure, markdownTable } from '../tools/markdown.ts';

const REACT = [/^react(-dom)?($|\/)/];
const STYLED = [...REACT, /^styled-components$/];

const kilobytes = (bytes: number): string => figure(bytes / 1000);

const [picker, withKlipy, withStyled, grid, peer, peerWithKlipy] = [
  await bundleSize('picker', STYLED),
  await bundleSize('picker-klipy', STYLED),
  await bundleSize('picker-klipy', REACT),
  await bundleSize('grid', STYLED),
  await bundleSize('peer-picker', REACT),
  await bundleSize('peer-picker-klipy', REACT),
];

const SIZES: readonly (readonly [string, number, number])[] = [
  ['script of the picker', picker.script, peer.script],
  ['what that adds to a page with a `Grid`', picker.script - grid.script, peer.script],
  ['its style sheet', picker.styles, peer.styles],
  ['with KLIPY', withKlipy.script + withKlipy.styles, peerWithKlipy.script + peerWithKlipy.styles],
  [
    'with all that is lazy-loaded',
    withKlipy.whole + withKlipy.styles,
    peerWithKlipy.whole + peerWithKlipy.styles,
  ],
  [
    'with all that, and styled-components where the page has none',
    withStyled.whole + withStyled.styles,
    peerWithKlipy.whole + peerWithKlipy.styles,
  ],
];

/** When files are fetched that are lazy-loaded. */
const LAZY: readonly (readonly [string, readonly string[]])[] = [
  ['it is beside a button, or a bottom sheet', ['FloatingSurface']],
  ['a GIF is hovered or has the focus, and its uploader is named', ['AttributionOverlay']],
  ['a reader has kept GIFs, and looks at them', ['read-kept', 'heal-kept']],
  ['the host asks for the alt text', ['AltStep', 'step-styles']],
  ['an emoji with several forms is chosen', ['VariationsStep', 'step-styles']],
  ['GIFs of GIPHY are seen, and events are not switched off', ['send-pingback']],
  ['it is a bottom sheet', ['pull-sheet']],
  ['motion is stopped, or the reader asks for less', ['PlayButton']],
  ['the host wants films', ['GifFilm']],
  [
    'a browser has no `IntersectionObserver`: none of those that are supported',
    ['intersection-observer'],
  ],
];

/** What each can do, read in its code and its types. */
const FEATURES: readonly (readonly [string, string, string])[] = [
  ['GIPHY, KLIPY, Tenor’s shape, a catalogue of one’s own', 'yes', 'yes'],
  ['hosts other than Tenor’s that answer in its shape', 'yes', 'by `baseUrl`'],
  ['the attribution that the service asks for', 'yes', 'yes'],
  ['further pages', 'as one scrolls', 'no: one page'],
  ['elements in the page, however many GIFs there are', 'those near the viewport', 'all'],
  ['a search that is overtaken', 'ends', 'goes on; its late answer replaces the newer one'],
  ['answers kept, equal requests shared, retries, time limit', 'yes', 'no'],
  ['stickers, clips, emoji', 'tabs', 'no'],
  ['categories', 'a line, moving', 'the first page'],
  ['suggestions', 'yes', 'no'],
  ['recents, favourites', 'yes, or kept nowhere', 'no'],
  ['popover, bottom sheet', 'yes', 'no: in the page'],
  ['arrow keys', 'in two dimensions', 'no: Tab through all'],
  ['names of the GIFs for screen readers', 'what each shows', '“Select GIF” for each'],
  ['results and states read out', 'yes', 'no'],
  ['less motion', 'stills, and a switch', 'no'],
  ['the file that is sent', 'lightest that is wide enough: WebP, GIF, MP4', 'GIF of one tier'],
  ['alt text', 'shown, editable', 'a field of the result'],
  ['Markdown, Matrix, Bluesky, file', 'helpers', 'no'],
  ['pingbacks, shares', 'yes', 'calls for a provider of one’s own'],
  ['no key, wrong key, rate limit, offline', 'said, with a way on', 'no'],
  ['languages', 'any; five come along', 'English'],
  ['right to left', 'yes', 'no'],
  ['dark, custom properties', 'yes', 'yes'],
];

const sizes = markdownTable(
  ['KB gzip', 'Gifkit', 'gif-picker-react'],
  SIZES.map(([name, own, other]) => [name, kilobytes(own), kilobytes(other)]),
);
const named = new Set(LAZY.flatMap(([, names]) => names));
const unnamed = [...picker.lazy.keys()].filter((name) => !named.has(name));
const unknown = [...named].filter((name) => !picker.lazy.has(name));
if (unnamed.length || unknown.length) {
  throw new Error(`LAZY does not name ${unnamed.join(', ')}; there is no ${unknown.join(', ')}`);
}
const lazy = markdownTable(
  ['lazy-loaded when', 'KB gzip'],
  LAZY.map(([when, names]) => {
    const bytes = names.map((name) => picker.lazy.get(name) ?? 0);
    return [when, kilobytes(bytes.reduce((all, one) => all + one))];
  }),
);
const features = markdownTable(['', 'Gifkit', 'gif-picker-react'], FEATURES).replaceAll(
  '---:',
  '---',
);
console.log(`## Picker, beside gif-picker-react

Version 2.0.0-rc.2, by the same bundler, for production, minified, without React. Of ours, ${kilobytes(grid.script)} KB are the
\`Grid\`, which a page that shows one has already.

${sizes}

${lazy}

${features}`);
