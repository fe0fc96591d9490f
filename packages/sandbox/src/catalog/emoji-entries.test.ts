import { expect, it } from 'vitest';
import { emojiEntries } from './emoji-entries.ts';
import { emojiScenes } from './scenes.ts';

it('has a default and five variations of each emoji, each with a scene of its own', () => {
  const slugs = new Set(emojiScenes.map(({ slug }) => slug));
  expect(slugs.size).toBe(54);
  for (const group of emojiEntries) {
    expect(group).toHaveLength(6);
    for (const { scene } of group) expect(slugs).toContain(scene);
  }
});
