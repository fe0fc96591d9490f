import { FILE_PATIENCE } from '../constants.ts';
import { isSlowLine } from './slow-line.ts';

/** ms; if the stills of a first screen take longer, the line counts as slow. */
const FAST_STILLS = 400;

/**
 * Files that a list may fetch. `stills`: only stills in view. `moving`: all files in view. `everything`: also stills out of
 * view.
 */
type LoadStage = 'stills' | 'moving' | 'everything';

export interface LoadOrder {
  readonly stage: LoadStage;
  /** True on a slow line, by what the browser says or by the time that the stills took. */
  readonly isSlow: boolean;
  /**
   * Adds a tile that has come into view.
   *
   * @returns tells what has come or failed: its still, or all of it. Also call it if the tile leaves or its still takes
   * too long.
   */
  add: () => (come: 'still' | 'all') => void;
  /** @returns unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Order in which the first screen of a list loads. A slow line then shows all of it before the first animation has
 * come, and loads nothing beyond it before, or before 3 s in which no file has come.
 *
 * @param first stage; the page of a server has fetched its first screen before any script. @default 'stills'
 */
export function createLoadOrder(first: LoadStage = 'stills'): LoadOrder {
  let stage = first;
  let isSlow = isSlowLine();
  let began: number | undefined;
  const withoutStill = new Set<object>();
  const outstanding = new Set<object>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: LoadStage): void {
    if (began && stage === 'stills') isSlow ||= performance.now() - began > FAST_STILLS;
    stage = next;
    for (const onChange of [...listeners]) onChange();
  }
  function advance(): void {
    if (stage === 'stills' && withoutStill.size === 0) enter('moving');
    clearTimeout(timer);
    if (stage !== 'moving') return;
    if (outstanding.size === 0) enter('everything');
    // Some files never come, and stream without an end.
    else timer = setTimeout(enter, FILE_PATIENCE, 'everything');
  }

  return {
    get stage() {
      return stage;
    },
    get isSlow() {
      return isSlow;
    },
    add() {
      const tile = {};
      began ??= performance.now();
      outstanding.add(tile);
      withoutStill.add(tile);
      return (come) => {
        withoutStill.delete(tile);
        if (come === 'all') outstanding.delete(tile);
        // Later, because a list that renders again may replace all of its tiles.
        if (stage !== 'everything') queueMicrotask(advance);
      };
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
