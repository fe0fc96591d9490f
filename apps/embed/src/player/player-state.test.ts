import { describe, expect, it } from 'vitest';
import {
  INITIAL_PLAYER_UI_STATE,
  isFooterOpen,
  type PlayerAction,
  type PlayerUiState,
  playerReducer,
} from './player-state.ts';

const after = (...actions: PlayerAction[]): PlayerUiState =>
  actions.reduce<PlayerUiState>(playerReducer, INITIAL_PLAYER_UI_STATE);

describe('playerReducer', () => {
  it.each<[name: string, actions: PlayerAction[], state: Partial<PlayerUiState>]>([
    ['hovers', [{ type: 'hoverOn' }], { isHovered: true, hasHovered: true }],
    [
      'keeps the attribution after the hover',
      [{ type: 'hoverOn' }, { type: 'hoverOff' }],
      { isHovered: false, hasHovered: true },
    ],
    ['knows the grid', [{ type: 'grid', isActive: true }], { isGridActive: true }],
    ['opens the share menu', [{ type: 'open', sheet: 'share' }], { sheet: 'share' }],
    [
      'closes the share menu',
      [{ type: 'open', sheet: 'share' }, { type: 'close' }],
      { sheet: undefined },
    ],
    [
      'shows the video with a way back, in place of the share menu',
      [{ type: 'open', sheet: 'share' }, { type: 'watch' }],
      { isExternal: true, showsBack: true, sheet: undefined },
    ],
    [
      'hides the way back while the video plays',
      [{ type: 'watch' }, { type: 'external', isPaused: false }],
      { showsBack: false },
    ],
    [
      'shows it again when the video is paused or over',
      [
        { type: 'watch' },
        { type: 'external', isPaused: false },
        { type: 'external', isPaused: true },
      ],
      { showsBack: true },
    ],
    ['goes back', [{ type: 'watch' }, { type: 'back' }], { isExternal: false, showsBack: false }],
    [
      'ignores a video that is gone',
      [{ type: 'watch' }, { type: 'back' }, { type: 'external', isPaused: true }],
      { showsBack: false },
    ],
    [
      'opens the related GIFs over the player, which counts as being there',
      [{ type: 'open', sheet: 'grid' }],
      { sheet: 'grid', isGridActive: true },
    ],
    [
      'closes the related GIFs',
      [{ type: 'open', sheet: 'grid' }, { type: 'close' }],
      { sheet: undefined, isGridActive: false },
    ],
    ['shows a clip without its sound', [{ type: 'clipOn' }], { isClipOn: true, isMuted: true }],
    ['plays the sound of a clip', [{ type: 'unmute' }], { isClipOn: true, isMuted: false }],
    [
      'goes on with a clip that was muted',
      [{ type: 'unmute' }, { type: 'mute' }],
      { isClipOn: true, isMuted: true },
    ],
    [
      'gives a clip that cannot be played up for its GIF',
      [{ type: 'unmute' }, { type: 'clipOff' }],
      { isClipOn: false, isMuted: true },
    ],
    [
      'ends a clip for the video that it was made from',
      [{ type: 'unmute' }, { type: 'watch' }],
      { isClipOn: false, isMuted: true },
    ],
  ])('%s', (_name, actions, state) => {
    expect(after(...actions)).toMatchObject(state);
  });
});

describe('isFooterOpen', () => {
  it.each<[name: string, actions: PlayerAction[], isOpen: boolean]>([
    ['is up', [], true],
    ['makes way for the share menu', [{ type: 'open', sheet: 'share' }], false],
    ['comes back', [{ type: 'open', sheet: 'share' }, { type: 'close' }], true],
    ['makes way for the related GIFs', [{ type: 'open', sheet: 'grid' }], false],
    ['makes way for a video', [{ type: 'watch' }], false],
  ])('%s', (_name, actions, isOpen) => {
    expect(isFooterOpen(after(...actions))).toBe(isOpen);
  });
});
