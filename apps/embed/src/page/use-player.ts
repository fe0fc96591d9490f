import { useReducer } from 'react';
import { INITIAL_PLAYER_STATE, isPaused, playerReducer } from './player-state.ts';
import { useMediaQuery } from './use-media-query.ts';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The player's state and what can be done to it. */
export function usePlayer() {
  const [state, dispatch] = useReducer(playerReducer, INITIAL_PLAYER_STATE);
  const paused = isPaused(state, useMediaQuery(REDUCED_MOTION));
  return {
    wish: state.wish,
    isPaused: paused,
    toggle: () => dispatch({ type: paused ? 'play' : 'pause' }),
  };
}
