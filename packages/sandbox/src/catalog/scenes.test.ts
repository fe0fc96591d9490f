import { allScenes } from '@gifkit/sandbox-art/drawings';
import { expect, it } from 'vitest';
import { sceneData } from '../../scripts/scene-data.ts';
import { emojiGroups, mediaScenes, scenes } from './scenes.ts';

it('has the data of every drawing: run "pnpm --filter @gifkit/sandbox run generate" if not', () => {
  expect({ scenes, emoji: emojiGroups }).toEqual(JSON.parse(JSON.stringify(sceneData)));
});

it('has every scene that can be drawn, and no other', () => {
  expect(mediaScenes.map(({ slug }) => slug)).toEqual(allScenes.map(({ slug }) => slug));
});
