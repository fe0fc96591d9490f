import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { REVEAL_FALLBACK } from '../constants.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import {
  hoverDelay,
  INITIAL_PLAYER_STATE,
  isPaused,
  type PlayerAction,
  type PlayerState,
  type PointerMove,
  playerReducer,
} from './player-state.ts';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export interface PlayerControl {
  state: PlayerState;
  isPaused: boolean;
  dispatch: Dispatch<PlayerAction>;
  toggle: () => void;
  /** The GIF is there. */
  reveal: () => void;
  /** The pointer came or went; it counts after a while. */
  onPointer: (move: PointerMove) => void;
}

/**
 * The player's state, and what can be done to it.
 *
 * @param savesData the visitor wants to save data: the GIF starts on its still.
 */
export function usePlayer(savesData: boolean): PlayerControl {
  const [state, dispatch] = useReducer(playerReducer, INITIAL_PLAYER_STATE);
  const isMotionUnwelcome = useMediaQuery(REDUCED_MOTION);
  const paused = isPaused(state, isMotionUnwelcome || savesData);

  const reveal = useCallback(() => dispatch({ type: 'reveal' }), []);
  useEffect(() => {
    const timer = setTimeout(reveal, REVEAL_FALLBACK);
    return () => clearTimeout(timer);
  }, [reveal]);

  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hoverTimer.current), []);

  return {
    state,
    isPaused: paused,
    dispatch,
    toggle: () => dispatch({ type: paused ? 'play' : 'pause' }),
    reveal,
    onPointer(move) {
      clearTimeout(hoverTimer.current);
      hoverTimer.current = setTimeout(
        () => dispatch({ type: move === 'enter' ? 'hoverOn' : 'hoverOff' }),
        hoverDelay(move, state),
      );
    },
  };
}
