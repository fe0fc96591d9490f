// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { videoMove } from './video-move.ts';

const FREE = { altKey: false, ctrlKey: false, metaKey: false };
const VIDEO = { currentTime: 10, duration: 30, volume: 0.5 };

const CONTROLS = {
  button: '<button></button>',
  'seek bar': '<input type="range" data-seeks>',
  field: '<input>',
};

function press(key: string, name?: keyof typeof CONTROLS, video: Partial<typeof VIDEO> = {}) {
  const place = document.createElement('p');
  place.innerHTML = name ? CONTROLS[name] : '';
  return videoMove({ ...FREE, key }, place.firstElementChild ?? undefined, { ...VIDEO, ...video });
}

describe('a key in a player', () => {
  it.each<[string, keyof typeof CONTROLS | undefined, ReturnType<typeof videoMove>]>([
    [' ', undefined, 'play'],
    [' ', 'button', undefined],
    [' ', 'seek bar', undefined],
    ['k', 'button', 'play'],
    ['k', 'field', 'play'],
    ['m', 'seek bar', 'mute'],
    ['ArrowLeft', undefined, { currentTime: 5 }],
    ['ArrowRight', 'button', { currentTime: 15 }],
    ['Home', undefined, { currentTime: 0 }],
    ['End', undefined, { currentTime: 30 }],
    ['ArrowUp', undefined, { volume: 0.6 }],
    ['ArrowDown', 'button', { volume: 0.4 }],
    ['ArrowUp', 'seek bar', { currentTime: 15 }],
    ['ArrowDown', 'seek bar', { currentTime: 5 }],
    ['End', 'seek bar', { currentTime: 30 }],
    ['ArrowLeft', 'field', undefined],
    ['ArrowUp', 'field', undefined],
    ['Enter', undefined, undefined],
  ])('%j with the focus on %s means %j', (key, control, expected) => {
    expect(press(key, control)).toEqual(expected);
  });

  it('stops at both ends', () => {
    expect(press('ArrowLeft', undefined, { currentTime: 2 })).toEqual({ currentTime: 0 });
    expect(press('ArrowRight', undefined, { currentTime: 28 })).toEqual({ currentTime: 30 });
    expect(press('ArrowUp', undefined, { volume: 1 })).toEqual({ volume: 1 });
    expect(press('ArrowDown', undefined, { volume: 0 })).toEqual({ volume: 0 });
  });

  it('stays at the start while the duration is unknown', () => {
    const unknown = { currentTime: 0, duration: Number.NaN };
    expect(press('End', undefined, unknown)).toEqual({ currentTime: 0 });
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('is ignored with %s', (name) => {
    expect(videoMove({ ...FREE, key: 'k', [name]: true }, undefined, VIDEO)).toBeUndefined();
  });
});
