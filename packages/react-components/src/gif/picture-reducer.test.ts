import { describe, expect, it } from 'vitest';
import {
  type Picture,
  type PictureAction,
  pictureReducer,
  startPicture,
} from './picture-reducer.ts';

const waiting = startPicture(false);
const near: Picture = { ...waiting, stage: 'near' };
const shown: Picture = { ...waiting, stage: 'shown' };
const loaded: Picture = { ...shown, isLoaded: true };

describe('startPicture', () => {
  it('shows at once what shall not wait', () => {
    expect(startPicture(true)).toEqual(shown);
  });
});

describe('pictureReducer', () => {
  const cases: [string, Picture, PictureAction, Picture][] = [
    ['shows what is in view', waiting, { type: 'observed', isInView: true }, shown],
    ['prepares what is not in view', waiting, { type: 'observed', isInView: false }, near],
    ['shows what comes into view', near, { type: 'observed', isInView: true }, shown],
    ['goes on showing what leaves', shown, { type: 'observed', isInView: false }, shown],
    ['notes that it loaded', shown, { type: 'loaded' }, loaded],
    ['falls back from a broken WebP', shown, { type: 'failed' }, { ...shown, isWebpBroken: true }],
    [
      'notes that its film has to wait',
      shown,
      { type: 'turned', film: 'waits' },
      { ...shown, film: 'waits' },
    ],
    [
      'shows no film again that was refused',
      { ...shown, film: 'refused' },
      { type: 'turned', film: 'plays' },
      { ...shown, film: 'refused' },
    ],
    ['ignores a broken still', near, { type: 'failed' }, near],
  ];

  it.each(cases)('%s', (_, picture, action, expected) => {
    expect(pictureReducer(picture, action)).toEqual(expected);
  });

  it('gives the same object where nothing changes, so that nothing renders', () => {
    expect(pictureReducer(shown, { type: 'observed', isInView: false })).toBe(shown);
    expect(pictureReducer(near, { type: 'observed', isInView: false })).toBe(near);
    expect(pictureReducer(loaded, { type: 'loaded' })).toBe(loaded);
  });
});
