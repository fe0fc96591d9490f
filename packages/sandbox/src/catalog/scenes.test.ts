import { expect, it } from 'vitest';
import { sceneData } from '../../scripts/scene-data.ts';
import { emojiGroups, scenes } from './scenes.ts';

it('describes every drawing; if not, run "pnpm --filter @gifkit/sandbox run generate"', () => {
  expect({ scenes, emoji: emojiGroups }).toEqual(JSON.parse(JSON.stringify(sceneData)));
});
