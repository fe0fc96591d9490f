import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { LARGE_TARGET, LEAST_TARGET, type Target, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, spaceText, ZOOMED } from './room.ts';
import { forgive, openStory, serveStories, stories } from './story-site.ts';

serveStories();

/** Stories of pictures, which are as wide as their host says; lists are as wide as the page. */
const OF_ONE_PICTURE = /Gif|Video|Attribution|In A Video/;

/** Buttons that take clicks on 44 px at least, by the story that shows them. */
const LARGE_BUTTONS: Readonly<Record<string, RegExp>> = {
  'components-gif--with-controls': /^(Play|Pause) /,
  'components-gif--flashing': /^Flashing/,
  'components-video--over-gif': /ute$/,
  'components-video--large': /^(Play|Unmute)$/,
  'carousel--trending': /^Next /,
  'search--experience': /^(Clear|Search)$/,
};

test('the stories of large buttons are there', ({ complaints: _ }) => {
  expect(stories.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(LARGE_BUTTONS)));
});

for (const story of stories) {
  // All in one: what takes the time is to open the story.
  test(`${story.title}: ${story.name} plays, is accessible, and at 400 % all of it is there`, async ({
    page,
    sandbox: _,
    complaints,
  }) => {
    expect(await openStory(page, story.id)).toBe('played');
    forgive(complaints, story);
    expect.soft(await violationsOn(page, { within: '#storybook-root' })).toEqual([]);
    const targets = await targetsOn(page);
    const below = (least: number) => (target: Target) =>
      Math.min(target.width, target.height) < least;
    expect.soft(targets.filter(below(LEAST_TARGET))).toEqual([]);
    const large = LARGE_BUTTONS[story.id];
    if (large) {
      const buttons = targets.filter(({ name }) => large.test(name));
      expect.soft(buttons).not.toEqual([]);
      expect.soft(buttons.filter(below(LARGE_TARGET))).toEqual([]);
    }
    await page.setViewportSize(ZOOMED);
    await spaceText(page);
    expect.soft(await cutTexts(page)).toEqual([]);
    if (!OF_ONE_PICTURE.test(`${story.title} ${story.name}`)) {
      await expect.poll(() => excessWidth(page)).toBe(0);
    }
    forgive(complaints, story);
  });
}
