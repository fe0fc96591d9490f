/** Sheets over the player: the share menu, the related GIFs of the bare player, the menu. */
type SheetName = 'share' | 'grid' | 'menu';

export interface PlayerUiState {
  /**
   * The user's choice. Until there is one, the browser decides before any script runs: the GIF plays, or shows
   * its still if the user prefers reduced motion.
   */
  readonly choice?: 'playing' | 'paused' | undefined;
  readonly isHovered: boolean;
  /** True after the first hover; from then on the attribution stays mounted. */
  readonly hasHovered: boolean;
  readonly sheet?: SheetName | undefined;
  /** True if the pointer was last over the related GIFs, or if they cover the player. */
  readonly isGridActive: boolean;
  readonly isClipOn: boolean;
  /** True once the clip has played, so that its video covers the GIF. */
  readonly hasBegun: boolean;
  readonly isMuted: boolean;
  readonly isExternal: boolean;
  readonly hasWatched: boolean;
  /** True while the source video is not playing, so the back button is shown. */
  readonly showsBack: boolean;
}

export type PlayerAction =
  | { type: 'play' | 'pause' | 'hoverOn' | 'hoverOff' | 'watch' | 'back' | 'close' }
  | { type: 'clipOn' | 'clipOff' | 'begin' | 'mute' | 'unmute' }
  | { type: 'open'; sheet: SheetName }
  | { type: 'grid'; isActive: boolean }
  | { type: 'external'; isPaused: boolean };

export const INITIAL_PLAYER_UI_STATE: PlayerUiState = {
  isHovered: false,
  hasHovered: false,
  isGridActive: false,
  isClipOn: false,
  hasBegun: false,
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
      return { ...state, isClipOn: false, hasBegun: false, isMuted: true };
    case 'begin':
      return state.hasBegun ? state : { ...state, hasBegun: state.isClipOn };
    case 'mute':
      return { ...state, isMuted: true };
    case 'unmute':
      return { ...state, isClipOn: true, isMuted: false };
    case 'watch':
      // The back button stays until the video reports that it plays.
      return {
        ...state,
        isExternal: true,
        hasWatched: true,
        showsBack: true,
        sheet: undefined,
        isClipOn: false,
        hasBegun: false,
        isMuted: true,
      };
    case 'external':
      return state.isExternal ? { ...state, showsBack: action.isPaused } : state;
    case 'back':
      return { ...state, isExternal: false, showsBack: false };
  }
}

/** Whether the footer is visible: never beside the share menu or the grid. */
export const isFooterOpen = ({ sheet, isExternal }: PlayerUiState): boolean =>
  (sheet === undefined || sheet === 'menu') && !isExternal;
