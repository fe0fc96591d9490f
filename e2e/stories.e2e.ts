import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { LARGE_TARGET, LEAST_TARGET, type Target, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, expectToGrow, spaceText, ZOOMED } from './room.ts';
import { openStory, serveStories, stories } from './story-site.ts';

test.describe.configure({ mode: 'parallel' });

serveStories();

/** Stories that other tests open. */
const OPENED_ELSEWHERE =
  /^(components-gif--playing|components-loader--.*|grid--films|picker-gifpicker--popover|hosts-host-styles--.*)$/;

/** Stories of single pictures, whose host sets the width; lists fill the page. */
const OF_ONE_PICTURE = /Gif|Video|Attribution|In A Video/;

/** Stories whose text grows with the browser's default text size. */
const GROWING = /^(picker-gifpicker--(inline|alt-text)|search--experience)$/;

/** Time limit of a story on a busy machine, in ms. */
const STORY_TIMEOUT = 30_000;

/** Buttons with a click target of at least 44 px, by story. */
const LARGE_BUTTONS: Readonly<Record<string, RegExp>> = {
  'components-gif--with-controls': /^(Play|Pause) /,
  'components-gif--flashing': /^Flashing/,
  'components-video--over-gif': /ute$/,
  'components-video--large': /^(Play|Unmute)$/,
  'carousel--trending': /^Next /,
  'search--experience': /^(Clear|Search)$/,
};

const looks = stories.filter(({ id }) => !OPENED_ELSEWHERE.test(id));

test('the stories of large buttons exist', () => {
  expect(looks.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(LARGE_BUTTONS)));
});

for (const title of new Set(looks.map((look) => look.title))) {
  const those = looks.filter((look) => look.title === title);
  // One test for all, because loading the page takes most of the time.
  test(`the stories of ${title} play, are accessible and complete at 400%`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(those.length * STORY_TIMEOUT);
    for (const story of those) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openStory(page, story.id);
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
      if (GROWING.test(story.id)) await expectToGrow(page, '#storybook-root');
      await page.setViewportSize(ZOOMED);
      await spaceText(page);
      expect.soft(await cutTexts(page), story.name).toEqual([]);
      if (!OF_ONE_PICTURE.test(`${story.title} ${story.name}`)) {
        await expect.poll(() => excessWidth(page), story.name).toBe(0);
      }
      if (/Failed/.test(story.name)) complaints.length = 0;
    }
  });
}
