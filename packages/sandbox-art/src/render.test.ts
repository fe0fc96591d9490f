import { describe, expect, it } from 'vitest';
import { allScenes } from './emoji/scenes.ts';
import { renderFrames } from './render.ts';
import { countFlashes } from './test/count-flashes.ts';

/** Flashing area allowed by WCAG 2.2 in px²: a quarter of ten degrees of the field of view. */
const SAFE_AREA = (341 * 256) / 4;
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

  it(scene.isFlashing ? 'is marked as flashing' : 'flashes at most three times in a second', () => {
    const loop = renderFrames(scene, { width, height });
    const frames = Array.from({ length: loop.count }, (_, i) => ({
      data: loop.data.subarray(i * bytes, (i + 1) * bytes),
      width,
      height,
      delay: loop.delay,
    }));
    // A flashing small sticker is safe at its own size; a large picture may fill the view.
    const area = Math.max(0.25, SAFE_AREA / (scene.width * scene.height));
    expect(countFlashes(frames, area).isFlashing).toBe(scene.isFlashing ?? false);
  });

  it('is deterministic', () => {
    const [first, second] = [1, 2].map(() => renderFrames(scene, { width, height, count: 2 }).data);
    expect(second && first?.equals(second)).toBe(true);
  });
});
