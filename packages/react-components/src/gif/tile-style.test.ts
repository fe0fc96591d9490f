import { describe, expect, it } from 'vitest';
import { getTileStyle, type TileStyleOptions } from './tile-style.ts';

describe('getTileStyle', () => {
  const cases: [string, Partial<TileStyleOptions>, object][] = [
    ['has its size in px', {}, { width: 200, height: 100 }],
    [
      'has the height that it is given',
      { height: 70, naturalHeight: 70 },
      { width: 200, height: 70 },
    ],
    [
      'keeps its ratio in a CSS width',
      { percentWidth: '50%' },
      { width: '50%', aspectRatio: '200 / 100' },
    ],
    [
      'fills a box',
      { percentWidth: '50%', percentHeight: '100%' },
      { width: '50%', height: '100%' },
    ],
    [
      'leaves the height to the ratio of the host',
      { style: { aspectRatio: '1' } },
      { width: 200, aspectRatio: '1' },
    ],
    [
      'leaves its corners to the style sheet, which follows the theme',
      { borderRadius: undefined },
      { width: 200, height: 100 },
    ],
    [
      'has the corners that the host gives',
      { borderRadius: 9 },
      { width: 200, height: 100, borderRadius: 9 },
    ],
    [
      'lets what it holds stand out where it has none',
      { borderRadius: 0 },
      { width: 200, height: 100, borderRadius: 0, overflow: 'visible' },
    ],
    ['fills its place in a list', { isInList: true, borderRadius: 9 }, { borderRadius: 9 }],
    [
      'has the last word from the host',
      { borderRadius: 9, style: { width: 'auto', borderRadius: 1 } },
      { width: 'auto', height: 100, borderRadius: 1 },
    ],
  ];

  it.each(cases)('%s', (_, options, style) => {
    expect(getTileStyle({ width: 200, naturalHeight: 100, ...options })).toEqual(style);
  });
});
