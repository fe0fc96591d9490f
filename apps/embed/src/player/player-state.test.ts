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
    ['tracks the grid', [{ type: 'grid', isActive: true }], { isGridActive: true }],
    ['opens the share menu', [{ type: 'open', sheet: 'share' }], { sheet: 'share' }],
    [
      'closes the share menu',
      [{ type: 'open', sheet: 'share' }, { type: 'close' }],
      { sheet: undefined },
    ],
    [
      'replaces the share menu with the video and a back button',
      [{ type: 'open', sheet: 'share' }, { type: 'watch' }],
      { isExternal: true, showsBack: true, sheet: undefined },
    ],
    [
      'hides the back button while the video plays',
      [{ type: 'watch' }, { type: 'external', isPaused: false }],
      { showsBack: false },
    ],
    [
      'shows the back button again when the video pauses or ends',
      [
        { type: 'watch' },
        { type: 'external', isPaused: false },
        { type: 'external', isPaused: true },
      ],
      { showsBack: true },
    ],
    ['goes back', [{ type: 'watch' }, { type: 'back' }], { isExternal: false, showsBack: false }],
    [
      'ignores events of a video that was closed',
      [{ type: 'watch' }, { type: 'back' }, { type: 'external', isPaused: true }],
      { showsBack: false },
    ],
    [
      'opens the related GIFs over the player and marks the grid active',
      [{ type: 'open', sheet: 'grid' }],
      { sheet: 'grid', isGridActive: true },
    ],
    [
      'closes the related GIFs',
      [{ type: 'open', sheet: 'grid' }, { type: 'close' }],
      { sheet: undefined, isGridActive: false },
    ],
    ['starts a clip muted', [{ type: 'clipOn' }], { isClipOn: true, isMuted: true }],
    ['unmutes a clip', [{ type: 'unmute' }], { isClipOn: true, isMuted: false }],
    [
      'keeps playing a clip that is muted',
      [{ type: 'unmute' }, { type: 'mute' }],
      { isClipOn: true, isMuted: true },
    ],
    [
      'returns from a broken clip to its GIF',
      [{ type: 'unmute' }, { type: 'clipOff' }],
      { isClipOn: false, isMuted: true },
    ],
    [
      'stops a clip when the source video opens',
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
    ['is closed beside the share menu', [{ type: 'open', sheet: 'share' }], false],
    ['comes back', [{ type: 'open', sheet: 'share' }, { type: 'close' }], true],
    ['is closed beside the related GIFs', [{ type: 'open', sheet: 'grid' }], false],
    ['is closed beside a video', [{ type: 'watch' }], false],
  ])('%s', (_name, actions, isOpen) => {
    expect(isFooterOpen(after(...actions))).toBe(isOpen);
  });
});
