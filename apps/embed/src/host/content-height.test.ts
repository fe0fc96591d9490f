import { describe, expect, it } from 'vitest';
import { PLAYER_MAX_HEIGHT, PLAYER_MIN_HEIGHT, PLAYER_SHARE } from '../constants.ts';
import { pageHeight } from './content-height.ts';

/** Height of the player as styled in a frame of this height. */
const playerIn = (frame: number, natural: number): number =>
  Math.min(natural, Math.max(PLAYER_MIN_HEIGHT, Math.min(frame * PLAYER_SHARE, PLAYER_MAX_HEIGHT)));

describe('pageHeight', () => {
  it.each([
    ['a player without a limit', 400, 500, 900],
    ['a player at its maximum height', 900, 500, 1120],
    ['a player with a small natural height', 200, 100, 300],
    ['a player at its minimum height', 600, 100, 420],
    ['a player limited by its share of the frame', 600, 200, 588],
  ])('fits %s', (_, natural, others, height) => {
    expect(Math.round(pageHeight(natural, others))).toBe(height);
  });

  it('returns the height at which the page fits exactly', () => {
    for (let natural = 100; natural < 1000; natural += 50) {
      for (let others = 50; others < 1000; others += 50) {
        const height = pageHeight(natural, others);
        expect(height).toBeCloseTo(others + playerIn(height, natural));
      }
    }
  });
});
