import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { forgive, openStory, serveStories, stories } from './story-site.ts';

serveStories();

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ page, sandbox: _, complaints }) => {
    expect(await openStory(page, story.id)).toBe('played');
    const { violations } = await new AxeBuilder({ page }).include('#storybook-root').analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
    forgive(complaints, story);
  });
}
