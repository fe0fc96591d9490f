import { describe, expect, it } from 'vitest';
import { allScenes } from './emoji/scenes.ts';
import { renderFrames } from './render.ts';

const count = 8;
const width = 60;

describe.each(allScenes)('$slug', (scene) => {
  const height = Math.round((width * scene.height) / scene.width);
  const bytes = width * height * 4;

  it('moves for most of the loop', () => {
    const { data } = renderFrames(scene, { width, height, count });
    const frames = Array.from({ length: count }, (_, i) =>
      data.subarray(i * bytes, (i + 1) * bytes),
    );
    const moves = frames.filter((frame, i) => !frames[(i + 1) % count]?.equals(frame));
    expect(moves.length).toBeGreaterThan(count / 2);
  });

  it('is deterministic', () => {
    const [first, second] = [1, 2].map(() => renderFrames(scene, { width, height, count: 2 }).data);
    expect(second && first?.equals(second)).toBe(true);
  });
});
