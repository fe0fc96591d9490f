import { describe, expect, it } from 'vitest';
import { isVisible, sight, unsighted } from './sighting.ts';

const loaded = sight(unsighted, { isLoaded: true });

describe('sight', () => {
  it('counts a GIF as visible when it is there and in view, in either order', () => {
    expect(isVisible(sight(loaded, { isInView: true }))).toBe(true);
    expect(isVisible(sight(sight(unsighted, { isInView: true }), { isLoaded: true }))).toBe(true);
  });

  it('counts a placeholder in view as neither visible nor seen', () => {
    const sighting = sight(unsighted, { isInView: true, isFullyInView: true });
    expect(isVisible(sighting)).toBe(false);
    expect(sighting.isSeen).toBe(false);
  });

  it('counts a GIF as seen only when it is fully in view', () => {
    expect(sight(loaded, { isInView: true, isFullyInView: false }).isSeen).toBe(false);
    expect(sight(loaded, { isInView: true, isFullyInView: true }).isSeen).toBe(true);
  });

  it('never takes back that a GIF was seen', () => {
    const seen = sight(loaded, { isInView: true, isFullyInView: true });
    expect(sight(seen, { isInView: false, isFullyInView: false }).isSeen).toBe(true);
  });
});
