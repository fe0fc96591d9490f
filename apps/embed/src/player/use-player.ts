import { useReducedMotion } from '@gifkit/headless/utils';
import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import type { PageData } from '../page-data.ts';
import {
  INITIAL_PLAYER_UI_STATE,
  type PlayerAction,
  type PlayerUiState,
  playerReducer,
} from './player-state.ts';

/** Delays before hover starts and ends, in ms. */
const HOVER_ON_DELAY = 150;
const HOVER_OFF_DELAY = 70;
/** Delay before hover ends after the pointer was over the related GIFs, in ms. */
const GRID_HOVER_OFF_DELAY = 1000;

type PointerMove = 'enter' | 'leave';

function hoverDelay(move: PointerMove, isGridActive: boolean): number {
  if (move === 'enter') return HOVER_ON_DELAY;
  return isGridActive ? GRID_HOVER_OFF_DELAY : HOVER_OFF_DELAY;
}

export interface PlayerControl {
  state: PlayerUiState;
  isPaused: boolean;
  /**
   * True if the GIF starts on its still and loads nothing that moves until the user plays it: it flashes (WCAG 2.2,
   * success criterion 2.3.1), or the user saves data.
   */
  startsAtRest: boolean;
  dispatch: Dispatch<PlayerAction>;
  frame: RefObject<HTMLElement | null>;
  toggle: () => void;
  /** Called when the user pauses or resumes all motion on the page; a GIF that starts on its still follows. */
  onAllPaused: (isPaused: boolean) => void;
  /** Reports that the pointer entered or left; takes effect after the hover delay. */
  onPointer: (move: PointerMove) => void;
  onGrid: (isActive: boolean) => void;
}

export function usePlayer({ gif, visit }: Pick<PageData, 'gif' | 'visit'>): PlayerControl {
  const startsAtRest = gif.is_flashing === true || visit.savesData === true;
  const [state, dispatch] = useReducer(playerReducer, INITIAL_PLAYER_UI_STATE);
  const isMotionReduced = useReducedMotion();
  const paused = state.choice ? state.choice === 'paused' : isMotionReduced || startsAtRest;
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
    // The pointer may have entered before hydration.
    if (frame.current?.matches(':hover')) wait('enter', false);
    return () => clearTimeout(hover.current?.timer);
  }, [wait]);

  const onGrid = useCallback(
    (isActive: boolean) => {
      dispatch({ type: 'grid', isActive });
      // Between the player and the grid, the pointer leaves one before it enters the other.
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
    startsAtRest,
    dispatch,
    frame,
    toggle: () => dispatch({ type: paused ? 'play' : 'pause' }),
    onAllPaused,
    onPointer: (move) => wait(move, isGridActive),
    onGrid,
  };
}
