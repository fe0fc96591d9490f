import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { LARGE_TARGET, LEAST_TARGET, type Target, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, spaceText, ZOOMED } from './room.ts';
import { forgive, openStory, serveStories, stories } from './story-site.ts';

serveStories();

/** Stories of pictures, which are as wide as their host says; lists are as wide as the page. */
const OF_ONE_PICTURE = /Gif|Video|Attribution|In A Video/;

/** ms that a story may take on a busy machine. */
const STORY_TIMEOUT = 30_000;

/** Buttons that take clicks on 44 px at least, by the story that shows them. */
const LARGE_BUTTONS: Readonly<Record<string, RegExp>> = {
  'components-gif--with-controls': /^(Play|Pause) /,
  'components-gif--flashing': /^Flashing/,
  'components-video--over-gif': /ute$/,
  'components-video--large': /^(Play|Unmute)$/,
  'carousel--trending': /^Next /,
  'search--experience': /^(Clear|Search)$/,
};

const ofTitle = new Map<string, typeof stories>();
for (const story of stories) {
  ofTitle.set(story.title, [...(ofTitle.get(story.title) ?? []), story]);
}

test('the stories of large buttons are there', ({ complaints: _ }) => {
  expect(stories.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(LARGE_BUTTONS)));
});

for (const [title, those] of ofTitle) {
  // All in one: what takes the time is to open a story.
  test(`the stories of ${title} play, are accessible, and at 400 % all of them is there`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    test.setTimeout(those.length * STORY_TIMEOUT);
    for (const story of those) {
      await sandbox.reset();
      await page.setViewportSize({ width: 1280, height: 720 });
      expect(await openStory(page, story.id), story.name).toBe('played');
      forgive(complaints, story);
      const found = await violationsOn(page, { within: '#storybook-root' });
      expect.soft(found, story.name).toEqual([]);
      const targets = await targetsOn(page);
      const below = (least: number) => (target: Target) =>
        Math.min(target.width, target.height) < least;
      expect.soft(targets.filter(below(LEAST_TARGET)), story.name).toEqual([]);
      const large = LARGE_BUTTONS[story.id];
      if (large) {
        const buttons = targets.filter(({ name }) => large.test(name));
        expect.soft(buttons, story.name).not.toEqual([]);
        expect.soft(buttons.filter(below(LARGE_TARGET)), story.name).toEqual([]);
      }
      await page.setViewportSize(ZOOMED);
      await spaceText(page);
      expect.soft(await cutTexts(page), story.name).toEqual([]);
      if (!OF_ONE_PICTURE.test(`${story.title} ${story.name}`)) {
        await expect.poll(() => excessWidth(page), story.name).toBe(0);
      }
      forgive(complaints, story);
    }
  });
}
