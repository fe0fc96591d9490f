import { expect, it } from 'vitest';
import { toSrt, toVtt } from './captions.ts';

const captions = [
  { from: 0, to: 1.5, text: '[Fire crackles]' },
  { from: 61.25, to: 3600, text: 'Good night!' },
];

it('writes captions as SubRip', () => {
  expect(toSrt(captions)).toBe(
    '1\n00:00:00,000 --> 00:00:01,500\n[Fire crackles]\n\n2\n00:01:01,250 --> 01:00:00,000\nGood night!\n',
  );
});

it('writes captions as WebVTT', () => {
  expect(toVtt(captions)).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\n[Fire crackles]\n\n2\n00:01:01.250 --> 01:00:00.000\nGood night!\n',
  );
});
