import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { Gif } from './Gif.tsx';
import type { GifProps } from './gif-props.ts';

describe('the style of a GIF', () => {
  const cases: [string, Partial<GifProps>, string][] = [
    ['has its size in px', {}, 'width: 200px; height: 100px;'],
    ['has the given height', { height: 70 }, 'width: 200px; height: 70px;'],
    [
      'keeps its aspect ratio with a CSS width',
      { percentWidth: '50%' },
      'width: 50%; aspect-ratio: 200 / 100;',
    ],
    ['fills a box', { percentWidth: '50%', percentHeight: '100%' }, 'width: 50%; height: 100%;'],
    [
      "follows the host's aspect ratio",
      { style: { aspectRatio: '1' } },
      'width: 200px; aspect-ratio: 1 / 1;',
    ],
    [
      'has the given corner radius',
      { borderRadius: 9 },
      'width: 200px; height: 100px; border-radius: 9px;',
    ],
    [
      'does not clip with a radius of 0',
      { borderRadius: 0 },
      'width: 200px; height: 100px; border-radius: 0px; overflow: visible;',
    ],
    [
      "lets the host's style win",
      { borderRadius: 9, style: { width: 'auto', borderRadius: 1 } },
      'width: auto; height: 100px; border-radius: 1px;',
    ],
  ];

  it.each(cases)('%s', (_, props, style) => {
    const { container } = render(<Gif gif={makeGif('a')} width={200} {...props} />);
    expect(container.firstElementChild).toHaveAttribute('style', style);
  });
});
