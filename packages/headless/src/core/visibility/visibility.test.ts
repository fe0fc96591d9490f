import { describe, expect, it } from 'vitest';
import { initialVisibility, isVisible, visibilityAfter } from './visibility.ts';

const loaded = visibilityAfter(initialVisibility, { isLoaded: true });

describe('visibilityAfter', () => {
  it('counts a GIF as visible when it is loaded and in view, in either order', () => {
    expect(isVisible(visibilityAfter(loaded, { isInView: true }))).toBe(true);
    expect(
      isVisible(
        visibilityAfter(visibilityAfter(initialVisibility, { isInView: true }), { isLoaded: true }),
      ),
    ).toBe(true);
  });

  it('counts a placeholder in view as neither visible nor seen', () => {
    const visibility = visibilityAfter(initialVisibility, { isInView: true, isFullyInView: true });
    expect(isVisible(visibility)).toBe(false);
    expect(visibility.isSeen).toBe(false);
  });

  it('counts a GIF as seen only when it is fully in view', () => {
    expect(visibilityAfter(loaded, { isInView: true, isFullyInView: false }).isSeen).toBe(false);
    expect(visibilityAfter(loaded, { isInView: true, isFullyInView: true }).isSeen).toBe(true);
  });

  it('never resets a seen GIF', () => {
    const seen = visibilityAfter(loaded, { isInView: true, isFullyInView: true });
    expect(visibilityAfter(seen, { isInView: false, isFullyInView: false }).isSeen).toBe(true);
  });
});
