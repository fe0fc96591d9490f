import { describe, expect, it } from 'vitest';
import { countFlashes, type FlashOptions } from './count-flashes.ts';
import type { FlashFrame } from './frame-light.ts';

type Colour = readonly [red: number, green: number, blue: number];
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
const RED: Colour = [255, 0, 0];

const size = 48;

/** A frame whose left `share` has one colour, and the rest another. */
function frame(left: Colour, delay: number, share = 1, right: Colour = BLACK): FlashFrame {
  const data = new Uint8ClampedArray(4 * size * size);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const colour = pixel % size < share * size ? left : right;
    data.set([...colour, 255], 4 * pixel);
  }
  return { data, width: size, height: size, delay };
}

/** Two colours in turn, `perSecond` times each. */
const flicker = (a: Colour, b: Colour, perSecond: number, share = 1): FlashFrame[] =>
  [a, b].map((colour) => frame(colour, 500 / perSecond, share));

describe('countFlashes', () => {
  it.each([
    ['three a second are allowed', flicker(BLACK, WHITE, 3), 3, false],
    ['four a second are too many', flicker(BLACK, WHITE, 4), 4, true],
    ['too small a change of luminance', flicker([0, 0, 0], [80, 80, 80], 8), 0, false],
    ['two colours that are both bright', flicker([235, 235, 235], WHITE, 8), 0, false],
    ['a fifth of the picture', flicker(BLACK, WHITE, 8, 0.2), 0, false],
    ['a third of the picture', flicker(BLACK, WHITE, 8, 1 / 3), 8, true],
    ['a single picture', [frame(WHITE, 100)], 0, false],
    ['no picture', [], 0, false],
  ])('counts general flashes: %s', (_, frames, general, isFlashing) => {
    expect(countFlashes(frames)).toMatchObject({ general, isFlashing });
  });

  it('counts a slow fade there and back as one flash', () => {
    const steps = [0, 60, 120, 180, 255, 180, 120, 60];
    const frames = steps.map((value) => frame([value, value, value], 125));
    expect(countFlashes(frames).general).toBe(1);
  });

  it('finds what flashes in turns all over the picture, as moving stripes do', () => {
    const stripe = 12;
    const frames = Array.from({ length: 8 }, (_, step) => {
      const data = new Uint8ClampedArray(4 * size * size);
      for (let pixel = 0; pixel < size * size; pixel++) {
        const isWhite = ((pixel % size) + step * 3) % (2 * stripe) < stripe;
        data.set([...(isWhite ? WHITE : BLACK), 255], 4 * pixel);
      }
      return { data, width: size, height: size, delay: 25 };
    });
    expect(countFlashes(frames)).toMatchObject({ general: 5, isFlashing: true });
  });

  it('counts flashes of a saturated red whose luminance hardly changes', () => {
    const grey: Colour = [127, 127, 127];
    expect(countFlashes(flicker(RED, grey, 5))).toEqual({ general: 0, red: 5, isFlashing: true });
    expect(countFlashes(flicker([180, 100, 100], grey, 5)).red).toBe(0);
  });

  it('does not count a pattern too fine to be told apart', () => {
    const checks = (offset: number): FlashFrame => {
      const data = new Uint8ClampedArray(4 * size * size);
      for (let pixel = 0; pixel < size * size; pixel++) {
        const isWhite = ((pixel % size) + Math.floor(pixel / size) + offset) % 2 === 0;
        data.set([...(isWhite ? WHITE : BLACK), 255], 4 * pixel);
      }
      return { data, width: size, height: size, delay: 50 };
    };
    expect(countFlashes([checks(0), checks(1)]).general).toBe(0);
  });

  it('counts over the seam of a loop, and not where the animation ends', () => {
    const once = [...flicker(BLACK, WHITE, 8), ...flicker(BLACK, WHITE, 8)];
    expect(countFlashes(once).general).toBe(8);
    expect(countFlashes(once, { loop: false }).general).toBe(1);
  });

  it.each<[string, FlashFrame[], FlashOptions, string]>([
    ['no delay', [frame(RED, 0)], {}, 'The delay of a frame is above 0 ms, not 0'],
    [
      'other sizes',
      [frame(RED, 1), { ...frame(RED, 1), width: 1 }],
      {},
      'All frames have the same',
    ],
    ['bytes', [{ ...frame(RED, 1), data: [] }], {}, 'A frame of 48×48 px has 9216 bytes'],
    ['area', [frame(RED, 1)], { area: 0 }, 'area is above 0 and up to 1, not 0'],
  ])('says what is wrong with its input: %s', (_, frames, options, message) => {
    expect(() => countFlashes(frames, options)).toThrow(message);
    expect(() => countFlashes(frames, options)).toThrow(RangeError);
  });
});
