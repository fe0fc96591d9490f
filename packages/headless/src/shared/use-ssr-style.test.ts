import { describe, expect, it } from 'vitest';
import { cssRule } from './use-ssr-style.tsx';

describe('a CSS rule', () => {
  it('matches a style prop, with numbers in px', () => {
    expect(cssRule('.a', { insetInlineStart: 4, width: '50%', aspectRatio: 2, height: 0 })).toBe(
      '.a{inset-inline-start:4px;width:50%;aspect-ratio:2;height:0px}',
    );
  });

  it('omits unset values', () => {
    expect(cssRule('.a', { width: undefined, color: '' })).toBe('.a{}');
  });

  it.each(['red;top:0', 'red}*{top:0', '</style><script>', '{'])(
    'omits a value that could end its declaration: %s',
    (background) => {
      expect(cssRule('.a', { background, width: 1 })).toBe('.a{width:1px}');
    },
  );
});
