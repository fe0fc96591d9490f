import { describe, expect, it } from 'vitest';
import { renderFrames } from '../render.ts';
import { emojiScenes } from './scenes.ts';

describe('an emoji', () => {
  it.each(emojiScenes.filter(({ slug }) => slug.endsWith('default')))(
    'moves in every frame: $slug',
    (scene) => {
      const { data, width, height, count } = renderFrames(scene, { width: 120, height: 120 });
      const frames = Array.from({ length: count }, (_, frame) =>
        data.subarray(frame * width * height * 4, (frame + 1) * width * height * 4),
      );
      for (const [frame, picture] of frames.entries()) {
        expect(picture.equals(frames.at(frame - 1) ?? Buffer.alloc(0))).toBe(false);
      }
    },
  );
});
