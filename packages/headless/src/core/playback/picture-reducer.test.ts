import { describe, expect, it } from 'vitest';
import { type Picture, type PictureAction, pictureReducer, unloaded } from './picture-reducer.ts';

describe('pictureReducer', () => {
  const broken: Picture = { ...unloaded, isWebpBroken: true };
  const waiting: Picture = { ...unloaded, film: 'waits' };
  const refused: Picture = { ...unloaded, film: 'refused' };
  const cases: [string, Picture, PictureAction, Picture][] = [
    ['falls back from a broken WebP', unloaded, { type: 'failed' }, broken],
    ['records that its film waits', unloaded, { type: 'turned', film: 'waits' }, waiting],
    ['keeps a film refused', refused, { type: 'turned', film: 'plays' }, refused],
  ];

  it.each(cases)('%s', (_, picture, action, expected) => {
    expect(pictureReducer(picture, action)).toEqual(expected);
  });

  it('returns the same object if nothing changes', () => {
    expect(pictureReducer(broken, { type: 'failed' })).toBe(broken);
    expect(pictureReducer(waiting, { type: 'turned', film: 'waits' })).toBe(waiting);
  });
});
