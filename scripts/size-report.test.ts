import { expect, it } from 'vitest';
import { sizeReport } from './size-report.ts';

it('tells what is left of a budget', () => {
  expect(sizeReport([{ name: 'Grid', size: 19_444, sizeLimit: 20_400 }])).toEqual([
    { text: '✓ Grid: 19,444 B of 20,400 B, 4.9 % left' },
  ]);
});

it('finds fault with a budget that has no margin', () => {
  expect(sizeReport([{ name: 'Gif', size: 10_599, sizeLimit: 10_600 }])).toEqual([
    { text: '✗ Gif: 10,599 B of 10,600 B, 0 % left', fault: expect.stringContaining('11,129') },
  ]);
});

it.each([
  ['what is not there', { name: 'Gif' }, 'nothing to measure: is it built?'],
  ['what is empty', { name: 'Gif', size: 0, sizeLimit: 10 }, 'nothing to measure: is it built?'],
  ['what has no limit', { name: 'Gif', size: 10 }, 'no limit'],
])('finds fault with %s', (_, check, fault) => {
  expect(sizeReport([check])).toEqual([{ text: '✗ Gif', fault }]);
});
