import { describe, expect, it } from 'vitest';
import {
  INITIAL_PLAYER_STATE,
  isPaused,
  type PlayerAction,
  type PlayerState,
  playerReducer,
} from './player-state.ts';

const PLAY: PlayerAction = { type: 'play' };
const PAUSE: PlayerAction = { type: 'pause' };

describe('the player', () => {
  it.each<[name: string, actions: PlayerAction[], prefersReducedMotion: boolean, paused: boolean]>([
    ['plays from the start', [], false, false],
    ['starts on the still with reduced motion', [], true, true],
    ['pauses', [PAUSE], false, true],
    ['plays again', [PAUSE, PLAY], false, false],
    ['plays with reduced motion when asked to', [PLAY], true, false],
    ['pauses again with reduced motion', [PLAY, PAUSE], true, true],
  ])('%s', (_name, actions, prefersReducedMotion, paused) => {
    const state = actions.reduce<PlayerState>(playerReducer, INITIAL_PLAYER_STATE);
    expect(isPaused(state, prefersReducedMotion)).toBe(paused);
  });
});
