import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { previewCss } from './preview-css.ts';

describe('previewCss', () => {
  it('positions each still in its column below the previous one', () => {
    const gifs = [100, 200, 200, 200].map((height, id) =>
      normalizeGif({ id, images: { fixed_width: { width: 200, height } } }),
    );
    const css = previewCss(gifs);
    expect(css).toBe(
      [
        '.related{height:max(var(--column)*1.5 + 6px,var(--column)*1 + 0px,var(--column)*1 + 0px)}',
        '.tile-0{--high:0.5}',
        '.tile-1{--high:1;--x:1}',
        '.tile-2{--high:1;--x:2}',
        '.tile-3{--high:1;--y:0.5;--gaps:6px}',
      ].join(''),
    );
  });
});
