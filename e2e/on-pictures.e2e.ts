import type { Page } from '@playwright/test';
import { expectSeen, type SeenParts } from './expect-seen.ts';
import { test } from './fixtures.ts';
import type { Color } from './pixels.ts';
import { openStory, serveStories } from './story-site.ts';

const PICTURES: Readonly<Record<'white' | 'black' | 'gray', Color>> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  gray: [128, 128, 128],
};

interface Place extends SeenParts {
  what: string;
  story: string;
}

const PLACES: Place[] = [
  {
    what: 'the uploader over a GIF',
    story: 'components-gif--hovered',
    text: ['.giphy-attribution > span[dir]'],
    icons: ['.giphy-verified-badge'],
    rings: ['a.giphy-attribution'],
  },
  {
    what: 'the play button of a GIF',
    story: 'components-gif--with-controls',
    icons: ['button svg'],
    rings: ['.giphy-gif > button'],
  },
  {
    what: 'the notice that a GIF flashes',
    story: 'components-gif--flashing',
    text: ['.giphy-flashing span'],
    icons: ['.giphy-flashing svg'],
    rings: ['.giphy-flashing'],
  },
  { what: 'a GIF that is a link', story: 'components-gif--playing', rings: ['a.giphy-gif-face'] },
  {
    what: 'the tiles of a picker',
    story: 'grid--as-picker',
    rings: ['.giphy-gif-face[tabindex="0"]'],
  },
  {
    what: 'the arrows of a carousel',
    story: 'carousel--trending',
    icons: ['button[aria-label^="Next"] svg'],
    rings: ['button[aria-label^="Next"]'],
  },
  {
    what: 'the emojis of a list',
    story: 'components-emojivariationslist--buttons',
    rings: [
      '.giphy-emoji-variations-list > .giphy-gif .giphy-gif-face',
      '[role="listitem"]:first-child .giphy-gif-face',
    ],
  },
  {
    what: 'the button of a clip over a GIF',
    story: 'components-video--over-gif',
    icons: ['.giphy-video-overlay-button svg'],
    rings: ['.giphy-video-overlay-button'],
  },
  {
    what: 'title, uploader and controls of a video',
    story: 'components-video--large',
    text: ['a[title]', '.giphy-attribution > span[dir]'],
    icons: ['button[aria-label="Play"] svg', 'button[aria-label="Unmute"] svg'],
    rings: [
      'a[title]',
      'a.giphy-attribution',
      'button[aria-label="Play"]',
      'button[aria-label="Unmute"]',
      'input[aria-label="Volume"]',
      'input[aria-label="Seek"]',
    ],
  },
];

test.describe.configure({ mode: 'parallel' });

serveStories();

/** Fills all pictures and videos with one color. */
const paint = (page: Page, color: Color) =>
  page.addStyleTag({
    content: `
      picture > img, video { opacity: 0 !important }
      picture, :has(> video) {
        background: rgb(${color}) !important;
        forced-color-adjust: none;
      }`,
  });

const GROUPS = {
  'of a GIF': PLACES.filter(({ story }) => story.startsWith('components-gif--')),
  'of lists and videos': PLACES.filter(({ story }) => !story.startsWith('components-gif--')),
};

for (const [group, places] of Object.entries(GROUPS)) {
  // One test for several stories, because loading the page takes most of the time.
  test(`parts ${group} are visible on white, black and gray pictures, and in forced colors`, async ({
    page,
  }) => {
    // Takes two screenshots per part and background.
    test.setTimeout(places.length * 30_000);
    for (const place of places) {
      await page.emulateMedia({ forcedColors: null, contrast: null, colorScheme: 'light' });
      await openStory(page, place.story);
      for (const [name, color] of Object.entries(PICTURES)) {
        await paint(page, color);
        await expectSeen(page, place, `of ${place.what} on ${name}`);
      }
      // The picture closest to the system colors.
      for (const [colorScheme, name] of [
        ['light', 'white'],
        ['dark', 'black'],
      ] as const) {
        await page.emulateMedia({ forcedColors: 'active', contrast: 'more', colorScheme });
        await paint(page, PICTURES[name]);
        await expectSeen(page, place, `of ${place.what} on ${name}, ${colorScheme}, forced`);
      }
    }
  });
}
