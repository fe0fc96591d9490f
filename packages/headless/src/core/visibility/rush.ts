import { RUSH_FRAME, RUSH_REST, RUSH_SPEED } from '../constants.ts';

/** Whether a list is scrolled so fast that nobody can see what passes. */
export interface Rush {
  readonly isOn: boolean;
  /**
   * To be called once a frame while the list moves.
   *
   * @param from px; where in the list the view begins.
   * @param height px of the view.
   * @param now ms.
   */
  moveTo: (from: number, height: number, now: number) => void;
  /** Ends it: something is about to be looked at. */
  end: () => void;
  /** Calls back when it ends. @returns stops that */
  onEnd: (listener: () => void) => () => void;
}

/**
 * A rush begins with the second fast frame in a row: one alone is a jump, by a key or by a script, whose goal is
 * looked at. It ends with the first slow one, or when nothing moves: for longer where frames take longer, because whole
 * tiles would make the next frame later still.
 */
export function createRush(): Rush {
  const listeners = new Set<() => void>();
  let isOn = false;
  let fastFrames = 0;
  let last = { from: 0, at: Number.NEGATIVE_INFINITY };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    fastFrames = 0;
    if (!isOn) return;
    isOn = false;
    for (const listener of [...listeners]) listener();
  };
  return {
    get isOn() {
      return isOn;
    },
    moveTo(from, height, now) {
      const ms = now - last.at;
      const isFast =
        ms < RUSH_FRAME && Math.abs(from - last.from) * 1000 > RUSH_SPEED * height * ms;
      last = { from, at: now };
      if (!isFast) {
        end();
        return;
      }
      fastFrames += 1;
      isOn ||= fastFrames > 1;
      clearTimeout(timer);
      // Three frames as late as this one, within bounds: a reader who has stopped is waiting for pictures.
      timer = setTimeout(end, Math.min(Math.max(RUSH_REST, 3 * ms), RUSH_FRAME));
    },
    end,
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
