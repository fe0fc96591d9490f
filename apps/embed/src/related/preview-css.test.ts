import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { previewCss } from './preview-css.ts';

const gif = (id: string, width: number, height: number) =>
  normalizeGif({ id, images: { fixed_width: { width: String(width), height: String(height) } } });

describe('previewCss', () => {
  it('puts each still into its column and under the one above', () => {
    const css = previewCss([
      gif('a', 200, 100),
      gif('b', 200, 200),
      gif('c', 200, 200),
      gif('d', 200, 200),
    ]);
    expect(css).toBe(
      [
        '.related{height:max(var(--column)*1.5 + 6px,var(--column)*1 + 0px,var(--column)*1 + 0px)}',
        '.related-0{--high:0.5}',
        '.related-1{--high:1;--x:1}',
        '.related-2{--high:1;--x:2}',
        '.related-3{--high:1;--y:0.5;--gaps:6px}',
      ].join(''),
    );
  });

  it('gives a GIF of unknown size a square', () => {
    expect(previewCss([normalizeGif({ id: 'a' })])).toContain('--high:1}');
  });
});
