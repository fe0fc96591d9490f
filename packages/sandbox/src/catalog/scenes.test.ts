import { allScenes } from '@gifkit/sandbox-art/drawings';
import { expect, it } from 'vitest';
import { sceneData } from '../../scripts/scene-data.ts';
import { emojiGroups, mediaScenes, scenes } from './scenes.ts';

it('describes every drawing; if not, run "pnpm --filter @gifkit/sandbox run generate"', () => {
  expect({ scenes, emoji: emojiGroups }).toEqual(JSON.parse(JSON.stringify(sceneData)));
});

it('has exactly the scenes that can be drawn', () => {
  expect(mediaScenes.map(({ slug }) => slug)).toEqual(allScenes.map(({ slug }) => slug));
});
