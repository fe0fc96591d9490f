import { GRID_HOVER_OFF_DELAY, HOVER_OFF_DELAY, HOVER_ON_DELAY } from '../constants.ts';

/** What may lie over the player: the share menu, the related GIFs of the bare player, the list of all that can be done. */
export type SheetName = 'share' | 'grid' | 'menu';

/** Everything about the player that changes while somebody watches. */
export interface PlayerUiState {
  /**
   * What the visitor asked for. Until then nothing: the GIF plays, or shows its still where the visitor
   * prefers reduced motion, and the browser decides that before any script runs.
   */
  readonly choice?: 'playing' | 'paused' | undefined;
  readonly isHovered: boolean;
  /** The pointer was over it at least once: from then on the attribution stays mounted. */
  readonly hasHovered: boolean;
  readonly sheet?: SheetName | undefined;
  /** The pointer was last seen over the related GIFs, or they lie over the player. */
  readonly isGridActive: boolean;
  /** The clip, a video with sound, plays in place of its GIF. */
  readonly isClipOn: boolean;
  readonly isMuted: boolean;
  /** The video that the GIF was made from is shown in its place. */
  readonly isExternal: boolean;
  /** It was shown before. */
  readonly hasWatched: boolean;
  /** That video does not play, so there is a way back to the GIF. */
  readonly showsBack: boolean;
}

export type PlayerAction =
  | { type: 'play' | 'pause' | 'hoverOn' | 'hoverOff' | 'watch' | 'back' | 'close' }
  | { type: 'clipOn' | 'clipOff' | 'mute' | 'unmute' }
  | { type: 'open'; sheet: SheetName }
  | { type: 'grid'; isActive: boolean }
  | { type: 'external'; isPaused: boolean };

/** What the pointer does, before the delay after which it counts. */
export type PointerMove = 'enter' | 'leave';

export const INITIAL_PLAYER_UI_STATE: PlayerUiState = {
  isHovered: false,
  hasHovered: false,
  isGridActive: false,
  isClipOn: false,
  isMuted: true,
  isExternal: false,
  hasWatched: false,
  showsBack: false,
};

export function playerReducer(state: PlayerUiState, action: PlayerAction): PlayerUiState {
  switch (action.type) {
    case 'play':
      return { ...state, choice: 'playing' };
    case 'pause':
      return { ...state, choice: 'paused' };
    case 'hoverOn':
      return { ...state, isHovered: true, hasHovered: true };
    case 'hoverOff':
      return { ...state, isHovered: false };
    case 'grid':
      return { ...state, isGridActive: action.isActive };
    case 'open':
      return { ...state, sheet: action.sheet, isGridActive: action.sheet === 'grid' };
    case 'close':
      return { ...state, sheet: undefined, isGridActive: false };
    case 'clipOn':
      return { ...state, isClipOn: true };
    case 'clipOff':
      return { ...state, isClipOn: false, isMuted: true };
    case 'mute':
      return { ...state, isMuted: true };
    case 'unmute':
      return { ...state, isClipOn: true, isMuted: false };
    case 'watch':
      // The way back is there until the video says that it plays.
      return {
        ...state,
        isExternal: true,
        hasWatched: true,
        showsBack: true,
        sheet: undefined,
        isClipOn: false,
        isMuted: true,
      };
    case 'external':
      return state.isExternal ? { ...state, showsBack: action.isPaused } : state;
    case 'back':
      return { ...state, isExternal: false, showsBack: false };
  }
}

/** ms after which the pointer's move counts. */
export function hoverDelay(move: PointerMove, isGridActive: boolean): number {
  if (move === 'enter') return HOVER_ON_DELAY;
  return isGridActive ? GRID_HOVER_OFF_DELAY : HOVER_OFF_DELAY;
}

/** Whether the footer is up: never beside the share menu or the grid. */
export const isFooterOpen = ({ sheet, isExternal }: PlayerUiState): boolean =>
  (sheet === undefined || sheet === 'menu') && !isExternal;
