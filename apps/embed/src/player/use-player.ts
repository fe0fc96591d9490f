import { REDUCED_MOTION } from '@gifkit/headless/internal';
import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { useMediaQuery } from '../ui/use-media-query.ts';
import {
  hoverDelay,
  INITIAL_PLAYER_UI_STATE,
  isPaused,
  type PlayerAction,
  type PlayerUiState,
  type PointerMove,
  playerReducer,
} from './player-state.ts';

export interface PlayerControl {
  state: PlayerUiState;
  isPaused: boolean;
  dispatch: Dispatch<PlayerAction>;
  /** Of the player's own element. */
  frame: RefObject<HTMLElement | null>;
  toggle: () => void;
  /** The visitor paused everything on the page, or lets it move; what starts on its still keeps to it. */
  onAllPaused: (isPaused: boolean) => void;
  /** The pointer came or went; it counts after a while. */
  onPointer: (move: PointerMove) => void;
  /** The pointer came to the related GIFs, or left them. */
  onGrid: (isActive: boolean) => void;
}

/**
 * The player's state, and what can be done to it.
 *
 * @param startsAtRest the GIF starts on its still, whatever the system asks for.
 */
export function usePlayer(startsAtRest: boolean): PlayerControl {
  const [state, dispatch] = useReducer(playerReducer, INITIAL_PLAYER_UI_STATE);
  const isMotionReduced = useMediaQuery(REDUCED_MOTION);
  const paused = isPaused(state, isMotionReduced || startsAtRest);
  const frame = useRef<HTMLElement>(null);

  const hover = useRef<{ move: PointerMove; timer: ReturnType<typeof setTimeout> }>(undefined);
  const { isGridActive } = state;

  const wait = useCallback((move: PointerMove, isGridActive: boolean) => {
    clearTimeout(hover.current?.timer);
    const timer = setTimeout(
      () => {
        hover.current = undefined;
        dispatch({ type: move === 'enter' ? 'hoverOn' : 'hoverOff' });
      },
      hoverDelay(move, isGridActive),
    );
    hover.current = { move, timer };
  }, []);

  useEffect(() => {
    // It may have been there before React listened.
    if (frame.current?.matches(':hover')) wait('enter', false);
    return () => clearTimeout(hover.current?.timer);
  }, [wait]);

  const onGrid = useCallback(
    (isActive: boolean) => {
      dispatch({ type: 'grid', isActive });
      // On its way from the player to the grid, the pointer leaves the one before it enters the other.
      if (isActive && hover.current?.move === 'leave') wait('leave', true);
    },
    [wait],
  );

  const onAllPaused = useCallback(
    (isPaused: boolean) => {
      if (isPaused || !startsAtRest) dispatch({ type: isPaused ? 'pause' : 'play' });
    },
    [startsAtRest],
  );

  return {
    state,
    isPaused: paused,
    dispatch,
    frame,
    toggle: () => dispatch({ type: paused ? 'play' : 'pause' }),
    onAllPaused,
    onPointer: (move) => wait(move, isGridActive),
    onGrid,
  };
}
