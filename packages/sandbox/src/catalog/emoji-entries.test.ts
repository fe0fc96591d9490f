import { expect, it } from 'vitest';
import { emojiEntries } from './emoji-entries.ts';
import { emojiScenes } from './scenes.ts';

it('have a default and five variations, each with its own scene', () => {
  const slugs = new Set(emojiScenes.map(({ slug }) => slug));
  expect(slugs.size).toBe(54);
  for (const group of emojiEntries) {
    expect(group).toHaveLength(6);
    for (const { scene } of group) expect(slugs).toContain(scene);
  }
});
