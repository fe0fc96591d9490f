import { describe, expect, it } from 'vitest';
import {
  fileTypeOf,
  progressAt,
  quartilesAt,
  startVideo,
  type VideoState,
  videoReducer,
} from './video-reducer.ts';

describe('videoReducer', () => {
  const cases: [Partial<VideoState>, Parameters<typeof videoReducer>[1], Partial<VideoState>][] = [
    [{ isHeld: true }, { type: 'play' }, { isPlaying: true, isHeld: false }],
    [{ errorCode: 2 }, { type: 'play' }, { isPlaying: true, errorCode: undefined }],
    [
      { isPlaying: true, isWaiting: true },
      { type: 'pause' },
      { isPlaying: false, isWaiting: false },
    ],
    [{ isPlaying: true }, { type: 'waiting' }, { isPlaying: true, isWaiting: true }],
    [{ isWaiting: true }, { type: 'playing' }, { isWaiting: false }],
    [{ isPlaying: true }, { type: 'held' }, { isPlaying: false, isHeld: true }],
    [{}, { type: 'volume', isMuted: true }, { isMuted: true }],
    [{ isPlaying: true }, { type: 'failed', code: 3 }, { isPlaying: false, errorCode: 3 }],
    [{ errorCode: 3 }, { type: 'retry' }, { errorCode: undefined }],
  ];

  it.each(cases)('changes %j by %j to %j', (before, action, after) => {
    const state = { ...startVideo(false), ...before };
    expect(videoReducer(state, action)).toEqual({ ...state, ...after });
  });
});

describe('quartilesAt', () => {
  it.each([
    [0, 8, []],
    [2, 8, []],
    [2.1, 8, [0.25]],
    [4.1, 8, [0.25, 0.5]],
    [8, 8, [0.25, 0.5, 0.75]],
    [1, Number.NaN, []],
    [1, 0, []],
  ])('returns at %s of %s s the quartiles %j', (playhead, duration, expected) => {
    expect(quartilesAt(playhead, duration)).toEqual(expected);
  });
});

describe('progressAt', () => {
  it.each([
    [0, 5, 0],
    [2.5, 5, 50],
    [4.9, 5, 98],
    [4.901, 5, 100],
    [4.95, 5, 100],
    [19.8, 20, 99],
    [21, 20, 100],
    [1, Number.NaN, 0],
  ])('returns at %s of %s s %s percent', (playhead, duration, expected) => {
    expect(progressAt(playhead, duration)).toBeCloseTo(expected);
  });
});

it.each([
  ['720p.mp4?x=1', 'mp4'],
  ['720p', undefined],
])('fileTypeOf returns the extension of %s: %s', (file, type) => {
  expect(fileTypeOf(`https://media.example.com/a/${file}`)).toBe(type);
});
