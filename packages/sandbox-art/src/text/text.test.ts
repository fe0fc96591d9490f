import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { measureText } from './fonts.ts';
import { textLoop, variants } from './text-loop.ts';

/** Lays out a single line with 72 px of padding. */
const lettering = (text: string, size = 60, width = Math.ceil(measureText(text) * size) + 72) => ({
  width,
  height: size + 72,
  size,
  lines: [{ text, y: 0 }],
});

const drawn = (text: ReturnType<typeof lettering>, variant: number, t: number) => {
  const loop = textLoop(text, variant);
  if (!loop) throw new Error(`No style ${variant}`);
  const pen = createCanvas(loop.width, loop.height).getContext('2d');
  loop.draw(pen, t);
  return pen.getImageData(0, 0, loop.width, loop.height);
};

describe('a drawn text', () => {
  it.each(variants.map((_, variant) => variant))(
    'is animated, transparent and deterministic: variant %d',
    (variant) => {
      const pixels = (t: number) => drawn(lettering('Hi'), variant, t).data;
      const early = pixels(0.1);
      const opaque = early.filter((value, index) => index % 4 === 3 && value > 200).length;
      const clear = early.filter((value, index) => index % 4 === 3 && value === 0).length;
      expect(opaque).toBeGreaterThan(500);
      expect(clear).toBeGreaterThan(500);
      expect(early).toEqual(pixels(0.1));
      expect(early).not.toEqual(pixels(0.35));
    },
  );

  it('shrinks if its letters are wider than in its layout', () => {
    const { data, width, height } = drawn(lettering('Wider than that', 60, 300), 0, 0.1);
    const isClear = (x: number) =>
      Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3]).every((a) => a === 0);
    expect([0, 1, width - 2, width - 1].map(isClear)).toEqual([true, true, true, true]);
  });

  it.each(['Hello', 'Привет', 'Γειά', 'שלום', 'مرحبا', 'नमस्ते', 'Tiếng Việt', '🎉'])(
    'has letters for %s',
    (text) => {
      const missing = measureText('\u{10FFFD}');
      expect(measureText(text)).not.toBeCloseTo(missing * [...text].length, 2);
    },
  );
});
