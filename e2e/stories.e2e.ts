import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { LEAST_TARGET, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, spaceText, ZOOMED } from './room.ts';
import { forgive, openStory, serveStories, stories } from './story-site.ts';

serveStories();

/** Stories of pictures, which are as wide as their host says; lists are as wide as the page. */
const OF_ONE_PICTURE = /Gif|Video|Attribution|In A Video/;

for (const story of stories) {
  // All in one: what takes the time is to open the story.
  test(`${story.title}: ${story.name} plays, is accessible, and at 400 % all of it is there`, async ({
    page,
    sandbox: _,
    complaints,
  }) => {
    expect(await openStory(page, story.id)).toBe('played');
    forgive(complaints, story);
    const { violations } = await new AxeBuilder({ page }).include('#storybook-root').analyze();
    expect.soft(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    const small = (await targetsOn(page)).filter(
      ({ width, height }) => Math.min(width, height) < LEAST_TARGET,
    );
    expect.soft(small).toEqual([]);
    await page.setViewportSize(ZOOMED);
    await spaceText(page);
    expect.soft(await cutTexts(page)).toEqual([]);
    if (!OF_ONE_PICTURE.test(`${story.title} ${story.name}`)) {
      await expect.poll(() => excessWidth(page)).toBe(0);
    }
    forgive(complaints, story);
  });
}
