/**
 * What the visitor asked for. Until then nothing: the GIF plays, or shows its still where the visitor
 * prefers reduced motion, and the browser decides that before any script runs.
 */
export interface PlayerState {
  wish?: 'playing' | 'paused' | undefined;
}

export type PlayerAction = { type: 'play' } | { type: 'pause' };

export const INITIAL_PLAYER_STATE: PlayerState = {};

export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'play':
      return { ...state, wish: 'playing' };
    case 'pause':
      return { ...state, wish: 'paused' };
  }
}

export const isPaused = ({ wish }: PlayerState, prefersReducedMotion: boolean): boolean =>
  wish ? wish === 'paused' : prefersReducedMotion;
